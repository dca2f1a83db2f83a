// Chooses the kernels for this processor.
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "sets.h"

#ifdef __x86_64__
static int has_avx512(void) {
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq")
        && __builtin_cpu_supports("avx512vl");
}

static int has_vbmi(void) {
    return __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vnni");
}
#endif

const uik_kernels *uik_kernels_at(int index) {
    if (index == 0) return &uik_scalar_kernels;
    if (index == 1) return &uik_vector_kernels;
#ifdef __x86_64__
    if (index == 2 && __builtin_cpu_supports("avx2")) return &uik_avx2_kernels;
    if (index == 3 && __builtin_cpu_supports("avx2") && has_avx512()) return &uik_avx512_kernels;
    if (index == 4 && __builtin_cpu_supports("avx2") && has_avx512() && has_vbmi()) {
        return &uik_avx512vbmi_kernels;
    }
#endif
    return NULL;
}

static const uik_kernels *choose(void) {
    const char *wanted = getenv("UIKIT_KERNELS");
    const uik_kernels *best = uik_kernels_at(0);
    for (int index = 0; uik_kernels_at(index); index++) {
        best = uik_kernels_at(index);
        if (wanted && strcmp(best->name, wanted) == 0) break;
    }
    return best;
}

const uik_kernels *uik_kernels_in_use(void) {
    // Two threads that come here at once find the same answer.
    static _Atomic(const uik_kernels *) chosen;
    const uik_kernels *kernels = atomic_load_explicit(&chosen, memory_order_acquire);
    if (kernels) return kernels;
    kernels = choose();
    atomic_store_explicit(&chosen, kernels, memory_order_release);
    return kernels;
}
