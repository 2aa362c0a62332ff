// What changes an array changes a slice of one, by the slice's own indices.
var slice = [1, 2, 3, 4, 5, 6, 7, 8][2...]
slice.insert(9, at: 3)
print(slice)
print(slice.remove(at: 3), slice)
slice.removeFirst(1)
print(slice, slice.startIndex)
slice.removeLast(2)
print(slice)
slice.removeSubrange(3..<4)
print(slice)
slice.removeAll { $0 == 5 }
print(slice)
slice.removeAll()
print(slice.isEmpty)
// expect: [3, 9, 4, 5, 6, 7, 8]
// expect: 9 [3, 4, 5, 6, 7, 8]
// expect: [4, 5, 6, 7, 8] 3
// expect: [4, 5, 6]
// expect: [5, 6]
// expect: [6]
// expect: true
