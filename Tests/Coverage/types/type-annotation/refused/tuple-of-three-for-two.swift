let pair: (Int, Int) = (1, 2, 3)  // error: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements
