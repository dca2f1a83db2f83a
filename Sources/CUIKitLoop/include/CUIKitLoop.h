// What the event loop and the console need of the kernel and that Swift's Glibc module lacks.
#ifndef CUIKIT_LOOP_H
#define CUIKIT_LOOP_H
#include "Console.h"
#include "ErrorName.h"
#include "Notify.h"
#include "Poll.h"
#endif
