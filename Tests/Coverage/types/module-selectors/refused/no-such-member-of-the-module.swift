let n = Swift.maximum(1, 2)  // error: module 'Swift' has no member named 'maximum'
