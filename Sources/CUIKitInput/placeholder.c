#include "CUIKitInput.h"
