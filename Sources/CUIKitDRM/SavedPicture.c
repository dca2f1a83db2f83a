#include "CUIKitDRM.h"

const unsigned long uikit_drm_set_crtc_request = DRM_IOCTL_MODE_SETCRTC;

void uikit_drm_save_picture(struct uikit_saved_picture *saved, uint32_t crtc, uint32_t buffer, uint32_t x, uint32_t y,
                            uint32_t connector, const struct drm_mode_modeinfo *mode) {
    *saved = (struct uikit_saved_picture){.connector = connector};
    saved->call.crtc_id = crtc;
    if (buffer == 0) return;
    saved->call.fb_id = buffer;
    saved->call.x = x;
    saved->call.y = y;
    saved->call.set_connectors_ptr = (uint64_t)(uintptr_t)&saved->connector;
    saved->call.count_connectors = 1;
    saved->call.mode = *mode;
    saved->call.mode_valid = 1;
}
