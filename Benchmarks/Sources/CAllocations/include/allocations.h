#pragma once

/// How often this thread has asked for memory, from its start.
long allocations_count(void);

/// How many bytes this thread has been given and has not given back, as the allocator rounds them.
long allocations_bytes(void);
