#define _GNU_SOURCE
#include "ErrorName.h"
#include <string.h>

const char *uikit_error_name(int number) { return strerrorname_np(number); }
