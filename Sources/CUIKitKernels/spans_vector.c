// The wide kernels with what every processor of the architecture has: SSE2 or NEON.
#define PIXELS 4
#include "spans_vector.inc"

const uik_kernels uik_vector_kernels = UIK_SET("vector");
