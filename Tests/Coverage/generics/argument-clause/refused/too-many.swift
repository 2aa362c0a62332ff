let x: Array<Int, String> = []  // error: generic type 'Array' specialized with too many type parameters (got 2, but expected 1)
