// A part of some data has the places that it has in the whole.
import Foundation

let data = Data([10, 20, 30, 40, 50])
let part = data[1..<4]
print(part.startIndex, part.endIndex, part.count, part[2], Array(part))
// expect: 1 4 3 30 [20, 30, 40]
print(Data(part).startIndex, data.subdata(in: 1..<4).startIndex, data.dropFirst(2).startIndex)
// expect: 0 0 2
print(data.prefix(2).endIndex, data.suffix(2).startIndex, data.suffix(2).first ?? 0)
// expect: 2 3 40
print(part == Data([20, 30, 40]), part.indices, part.firstIndex(of: 40) ?? -1)
// expect: true 1..<4 3
print(part[2...].map { $0 }, part.dropFirst()[2])
// expect: [30, 40] 30
var bytes = Data([1, 2, 3, 4])
bytes.replaceSubrange(1..<3, with: [9])
print(Array(bytes))
// expect: [1, 9, 4]
bytes[0..<2] = Data([7, 7, 7])
print(Array(bytes), bytes.count)
// expect: [7, 7, 7, 4] 4
bytes.removeFirst()
bytes.append(contentsOf: [5])
bytes.insert(0, at: bytes.startIndex)
bytes.removeLast()
print(Array(bytes), bytes.startIndex)
// expect: [0, 7, 7, 4] 1
print(part.reduce(0) { $0 + Int($1) }, Array(part.reversed()), part.sorted(by: >))
// expect: 90 [40, 30, 20] [40, 30, 20]
var cursor = data
while let byte = cursor.popFirst() { print(byte, terminator: " ") }
print(cursor.isEmpty)
// expect: 10 20 30 40 50 true
