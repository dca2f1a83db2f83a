#include "CUIKitKernels.h"
