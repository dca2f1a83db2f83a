#include <pango/pangoft2.h>
#include <hb.h>
#include <hb-ot.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <sys/syscall.h>
#include <unistd.h>

// A file in memory, without a name in any folder; -1 with errno set on failure. The C library
// declares this under _GNU_SOURCE only, which a module cannot ask for.
static inline int uik_memory_file(const char *name) {
    return (int)syscall(SYS_memfd_create, name, 1u /* MFD_CLOEXEC */);
}
