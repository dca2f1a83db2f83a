#include "CUIKitDRM.h"
#include <errno.h>
#include <string.h>
#include <unistd.h>

int uikit_drm_read_flips(int fd, struct uikit_flip *flips) {
    // The kernel hands out whole events only, and 1024 bytes hold at most 32 of them.
    _Alignas(8) char bytes[1024];
    ssize_t got = read(fd, bytes, sizeof bytes);
    if (got < 0) return errno == EAGAIN || errno == EINTR ? 0 : -errno;
    int count = 0;
    for (ssize_t at = 0; at + (ssize_t)sizeof(struct drm_event) <= got;) {
        struct drm_event head;
        memcpy(&head, bytes + at, sizeof head);
        if (head.length < sizeof head || at + (ssize_t)head.length > got) break;
        if (head.type == DRM_EVENT_FLIP_COMPLETE && head.length >= sizeof(struct drm_event_vblank)) {
            struct drm_event_vblank event;
            memcpy(&event, bytes + at, sizeof event);
            flips[count++] = (struct uikit_flip){
                .cookie = event.user_data,
                .microseconds = (int64_t)event.tv_sec * 1000000 + event.tv_usec,
                .sequence = event.sequence,
            };
        }
        at += head.length;
    }
    return count;
}
