// A pointer moves by elements, a buffer shows some of a memory's, and a closure can have the bytes of a value.
let memory = UnsafeMutablePointer<Int>.allocate(capacity: 6)
memory.initialize(repeating: 0, count: 6)
for i in 0..<6 { memory[i] = i * i }
var next = memory + 1
next += 2
print(next.pointee, next - memory, (next - 1).pointee, next.predecessor().pointee)
// expect: 9 3 4 4
(memory + 4).update(from: memory + 1, count: 2)
print((0..<6).map { memory[$0] }, (memory + 5).move())  // expect: [0, 1, 4, 9, 1, 4] 4
let middle = UnsafeMutableBufferPointer(start: memory + 1, count: 3)
middle[0] = 100
middle.swapAt(0, 2)
print(
  middle.count,
  Array(middle),
  middle.max() ?? 0,
  memory[3],
  Array(UnsafeBufferPointer(middle).dropFirst())
)
// expect: 3 [9, 4, 100] 100 100 [4, 100]
let tail = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(middle)[1...])
print(tail[0], tail.count, tail.first == middle[1])  // expect: 4 2 true
memory.deallocate()

let lengths = UnsafeMutableBufferPointer<Int>.allocate(capacity: 3)
_ = lengths.initialize(from: ["a", "bcd", "ef"].map(\.count))
print(lengths.sorted(by: >), lengths.reduce(0, +), lengths.lazy.filter { $0 > 1 }.count)
// expect: [3, 2, 1] 6 2
lengths.deallocate()

print(
  withUnsafeBytes(of: UInt32(0xDEAD_BEEF).bigEndian) { Array($0) },
  withUnsafeBytes(of: 1.0) { $0.count }
)
// expect: [222, 173, 190, 239] 8
print([UInt16(1), 258].withUnsafeBytes { bytes in bytes.map { String($0, radix: 16) } })
// expect: ["1", "0", "2", "1"]
struct Pixel { var red: UInt8, green: UInt8, depth: UInt16 }
print(
  withUnsafeBytes(of: Pixel(red: 1, green: 2, depth: 0x0403)) { $0.load(as: UInt32.self) }
    == 0x0403_0201
)
// expect: true
let word = [UInt8](1...8).withUnsafeBytes { $0.load(fromByteOffset: 4, as: Int32.self) }
print(
  word,
  [UInt8](repeating: 1, count: 4).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
)
// expect: 134678021 [257, 257]
var corners = (1, 2, 3)
withUnsafeMutablePointer(to: &corners) { pointer in
  pointer.withMemoryRebound(to: Int.self, capacity: 3) { for i in 0..<3 { $0[i] *= 10 } }
}
print(corners)  // expect: (10, 20, 30)
