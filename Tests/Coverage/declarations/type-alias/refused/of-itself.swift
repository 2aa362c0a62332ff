typealias A = B  // error: type alias 'A' references itself
typealias B = A
