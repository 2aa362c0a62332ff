extension Array where Element == Int { var sum: Int { reduce(0, +) } }
print(["a"].sum)  // error: cannot convert value of type 'String' to expected element type 'Int'
