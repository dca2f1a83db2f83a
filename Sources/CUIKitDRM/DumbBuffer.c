#include "CUIKitDRM.h"
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <xf86drm.h>

int uikit_drm_create_buffer(int fd, uint32_t width, uint32_t height, uint32_t bits, struct uikit_dumb_buffer *buffer) {
    struct drm_mode_create_dumb create = {.width = width, .height = height, .bpp = bits};
    if (drmIoctl(fd, DRM_IOCTL_MODE_CREATE_DUMB, &create) < 0) return -errno;
    *buffer = (struct uikit_dumb_buffer){.handle = create.handle, .pitch = create.pitch, .size = create.size};
    struct drm_mode_map_dumb map = {.handle = create.handle};
    if (drmIoctl(fd, DRM_IOCTL_MODE_MAP_DUMB, &map) == 0) {
        void *memory = mmap(NULL, create.size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (off_t)map.offset);
        if (memory != MAP_FAILED) {
            buffer->memory = memory;
            return 0;
        }
    }
    int error = errno;
    uikit_drm_destroy_buffer(fd, buffer);
    return -error;
}

void uikit_drm_destroy_buffer(int fd, const struct uikit_dumb_buffer *buffer) {
    if (buffer->memory) munmap(buffer->memory, buffer->size);
    struct drm_mode_destroy_dumb destroy = {.handle = buffer->handle};
    drmIoctl(fd, DRM_IOCTL_MODE_DESTROY_DUMB, &destroy);
}
