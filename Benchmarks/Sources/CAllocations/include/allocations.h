#pragma once

/// Whether what this thread asks for and gives back is counted; it takes time.
void allocations_counting(int on);

/// How often this thread has asked for memory while it was counted.
long allocations_count(void);

/// How many bytes this thread has been given and has not given back meanwhile, as the allocator rounds them.
long allocations_bytes(void);
