// The DRM calls that take macros, unions or event streams, with plain arguments. Each answers -errno on failure.
#ifndef CUIKIT_DRM_H
#define CUIKIT_DRM_H
#include "Framebuffer.h"
#include <stddef.h>
#include <stdint.h>
#include <drm.h>
#include <drm_mode.h>

/// A buffer that the kernel made and the CPU can write to.
struct uikit_dumb_buffer {
    uint32_t handle;
    uint32_t pitch;  // bytes from one row to the next
    uint64_t size;   // bytes of the mapping
    void *memory;    // write only: reading it is slow
};

int uikit_drm_create_buffer(int fd, uint32_t width, uint32_t height, uint32_t bits, struct uikit_dumb_buffer *buffer);
void uikit_drm_destroy_buffer(int fd, const struct uikit_dumb_buffer *buffer);

/// A finished flip.
struct uikit_flip {
    uint64_t cookie;       // what the flip was asked with
    int64_t microseconds;  // on CLOCK_MONOTONIC
    uint32_t sequence;
};

/// Reads up to 32 finished flips without blocking. Answers how many, 0 when there are none.
int uikit_drm_read_flips(int fd, struct uikit_flip *flips);

/// The picture of a CRTC that a crash handler or an exit shows again, as one SETCRTC call.
struct uikit_saved_picture {
    struct drm_mode_crtc call;
    uint32_t connector;
};

/// Fills in the call: mode, buffer and place, or switching off when `buffer` is 0.
void uikit_drm_save_picture(struct uikit_saved_picture *saved, uint32_t crtc, uint32_t buffer, uint32_t x, uint32_t y,
                            uint32_t connector, const struct drm_mode_modeinfo *mode);
extern const unsigned long uikit_drm_set_crtc_request;
#endif
