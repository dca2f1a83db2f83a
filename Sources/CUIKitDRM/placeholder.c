#include "CUIKitDRM.h"
