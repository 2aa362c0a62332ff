#include "allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// The C library's allocator under its second name. The executable's own malloc and free take the place of the first
// one in every library that it loads.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static __thread int counting;
static __thread long count;
static __thread long bytes;

static void *taken(void *block) {
  if (counting && block) {
    count += 1;
    bytes += (long)malloc_usable_size(block);
  }
  return block;
}

static void given_back(void *block) {
  if (counting && block) bytes -= (long)malloc_usable_size(block);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return taken(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  given_back(block);
  return taken(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return taken(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *aligned = taken(__libc_memalign(alignment, size));
  if (!aligned) return ENOMEM;
  *block = aligned;
  return 0;
}

void free(void *block) {
  given_back(block);
  __libc_free(block);
}

void allocations_counting(int on) { counting = on; }

long allocations_count(void) { return count; }

long allocations_bytes(void) { return bytes; }
