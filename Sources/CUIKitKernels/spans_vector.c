// The wide kernels with what every processor of the architecture has: SSE2 or NEON.
#define PIXELS 4
#include "spans_vector.inc"

#ifdef __aarch64__
const uik_kernels uik_vector_kernels = UIK_SET("neon");
#else
const uik_kernels uik_vector_kernels = UIK_SET("sse2");
#endif
