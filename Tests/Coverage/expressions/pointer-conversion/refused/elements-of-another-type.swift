func first(_ p: UnsafePointer<Int>) -> Int { p[0] }
print(first([1.5]))  // error: cannot convert value of type 'Double' to expected element type 'Int'
