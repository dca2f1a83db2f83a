#include "CUIKitLoop.h"
