#include "CAllocationCount.h"

#include <stdatomic.h>
#include <stddef.h>

// A sanitizer has a malloc of its own, which nothing may take the place of: nothing is counted then.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define UIK_COUNTS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define UIK_COUNTS 0
#endif
#endif
#ifndef UIK_COUNTS
#define UIK_COUNTS 1
#endif

static atomic_ulong asked;
static atomic_long live;
static _Thread_local unsigned long asked_here;

unsigned long allocation_count(void) { return atomic_load(&asked); }

unsigned long allocation_count_here(void) { return asked_here; }

long allocation_live_count(void) { return atomic_load(&live); }

#if UIK_COUNTS

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

/// Counts a block that was asked for, and lives if it was had.
static void *counted(void *block) {
    atomic_fetch_add(&asked, 1);
    asked_here++;
    if (block) atomic_fetch_add(&live, 1);
    return block;
}

void free(void *block) {
    if (block) atomic_fetch_sub(&live, 1);
    __libc_free(block);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    if (!block) return malloc(size);
    if (size == 0) {
        free(block);
        return NULL;
    }
    atomic_fetch_add(&asked, 1);
    asked_here++;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = counted(__libc_memalign(alignment, size));
    return *block ? 0 : 12;
}

#endif
