#include "workers.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>

enum { most_workers = 15 };

static pthread_mutex_t in_use = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work_came = PTHREAD_COND_INITIALIZER;
static pthread_cond_t work_done = PTHREAD_COND_INITIALIZER;

// All of these under `lock`, except that `next` is taken without it.
static size_t workers;
static unsigned long round_of_work;
static size_t wanted, busy;
static size_t count;
static _Atomic(size_t) next_index;
static void (*work)(void *, size_t);
static void *work_context;

static void take_all(void (*body)(void *, size_t), void *context, size_t limit) {
    size_t index;
    while ((index = atomic_fetch_add(&next_index, 1)) < limit) body(context, index);
}

static void *worker(void *unused) {
    (void)unused;
    unsigned long seen = 0;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (round_of_work == seen || wanted == 0) {
            seen = round_of_work;
            pthread_cond_wait(&work_came, &lock);
        }
        seen = round_of_work;
        wanted--;
        busy++;
        void (*body)(void *, size_t) = work;
        void *context = work_context;
        size_t limit = count;
        pthread_mutex_unlock(&lock);
        take_all(body, context, limit);
        pthread_mutex_lock(&lock);
        if (--busy == 0) pthread_cond_signal(&work_done);
    }
    return NULL;
}

// Makes threads until there are `number`; fewer when the system refuses one.
static void make_workers(size_t number) {
    // Signals belong to the application's own thread.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    while (workers < number) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, worker, NULL) != 0) break;
        pthread_detach(thread);
        workers++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void uik_in_parallel(size_t number, void (*body)(void *, size_t), void *context) {
    if (number < 2 || pthread_mutex_trylock(&in_use) != 0) {
        for (size_t index = 0; index < number; index++) body(context, index);
        return;
    }
    size_t helpers = number - 1 < most_workers ? number - 1 : most_workers;
    pthread_mutex_lock(&lock);
    make_workers(helpers);
    work = body;
    work_context = context;
    count = number;
    atomic_store(&next_index, 0);
    wanted = helpers < workers ? helpers : workers;
    round_of_work++;
    pthread_cond_broadcast(&work_came);
    pthread_mutex_unlock(&lock);

    take_all(body, context, number);

    pthread_mutex_lock(&lock);
    // A worker that has not begun finds nothing left to do.
    wanted = 0;
    while (busy > 0) pthread_cond_wait(&work_done, &lock);
    pthread_mutex_unlock(&lock);
    pthread_mutex_unlock(&in_use);
}
