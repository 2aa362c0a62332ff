let numbers = [1, 2, 3]
// A limit that lies the other way limits nothing.
print(numbers.index(2, offsetBy: 1, limitedBy: 0) ?? -1, numbers.index(1, offsetBy: -1, limitedBy: 2) ?? -1)
print(numbers.index(1, offsetBy: 2, limitedBy: 3) ?? -1, numbers.index(1, offsetBy: 3, limitedBy: 3) ?? -1)
print(numbers.index(1, offsetBy: -2, limitedBy: 0) ?? -1, numbers.index(1, offsetBy: .max, limitedBy: 3) ?? -1)
// expect: 3 0
// expect: 3 -1
// expect: -1 -1
