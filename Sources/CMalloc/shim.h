#pragma once
// The Glibc module leaves this header out.
#include <malloc.h>
