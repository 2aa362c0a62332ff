let points: Set<(Int, Int)> = []  // error: type '(Int, Int)' does not conform to protocol 'Hashable'
