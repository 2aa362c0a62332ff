import Foundation
struct Lossy: Decodable {
  var numbers: [Int] = []
  var skipped = 0
  init(from decoder: Decoder) throws {
    var box = try decoder.unkeyedContainer()
    struct Anything: Decodable { init(from decoder: Decoder) throws {} }
    while !box.isAtEnd {
      if let n = try? box.decode(Int.self) { numbers.append(n) } else { _ = try box.decode(Anything.self); skipped += 1 }
    }
    do { _ = try box.decode(Int.self) } catch DecodingError.valueNotFound(_, let context) { print(context.debugDescription, box.currentIndex) }
  }
}
let lossy = try JSONDecoder().decode(Lossy.self, from: "[1, \"x\", 2, null, 3]".data(using: .utf8)!)
print(lossy.numbers, lossy.skipped)
struct Nulls: Decodable {
  init(from decoder: Decoder) throws {
    var box = try decoder.unkeyedContainer()
    print(try box.decodeNil(), box.currentIndex, try box.decodeIfPresent(Int.self) as Any, box.currentIndex)
    print(try box.decodeNil(), box.currentIndex, try box.decodeIfPresent(Int.self) as Any, try box.decodeIfPresent(Int.self) as Any, box.isAtEnd)
  }
}
_ = try JSONDecoder().decode(Nulls.self, from: "[1, null, null]".data(using: .utf8)!)
var g = [1, 2, 3, 4, 5][1...3]
g[2...3] = [9]
print(g, g.startIndex, g.endIndex)
g[1] = 7
print(g, abs(Int8(-5)), UInt8(ascii: "a"), type(of: abs(Int8(-5))))
// expect: Unkeyed container is at end. 5
// expect: [1, 2, 3] 2
// expect: false 0 Optional(1) 1
// expect: true 2 nil nil true
// expect: [2, 9] 1 3
// expect: [7, 9] 5 97 Int8
