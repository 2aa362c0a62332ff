#pragma once
#include <semaphore.h>
#include <time.h>

// The header declares this function only if _GNU_SOURCE is defined, and the Glibc module does not define it.
extern int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time);
