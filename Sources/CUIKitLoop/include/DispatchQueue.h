// libdispatch's main queue, run by a loop that is not libdispatch's own.
#ifndef CUIKIT_LOOP_DISPATCH_QUEUE_H
#define CUIKIT_LOOP_DISPATCH_QUEUE_H

/// The eventfd that is readable while work waits on the main queue.
int _dispatch_get_main_queue_handle_4CF(void);
/// Runs what waits on the main queue. On the process's first thread only.
void _dispatch_main_queue_callback_4CF(void *message);
#endif
