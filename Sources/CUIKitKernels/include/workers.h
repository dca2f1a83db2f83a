// Work on several cores, by threads that sleep without ever waking by themselves.
#pragma once
#include <stddef.h>

// Calls `body(context, index)` once for each index below `count`, on this thread and on others,
// and returns when all calls have returned. One caller at a time: a second one, or a call from
// inside a body, runs all of its calls on its own thread.
//
// The threads are made when they are first needed and block in the kernel between calls. A
// machine-wide pool such as libdispatch's looks after its threads once a second for ever, which
// an idle panel must not do.
void uik_in_parallel(size_t count, void (*body)(void *context, size_t index), void *context);
