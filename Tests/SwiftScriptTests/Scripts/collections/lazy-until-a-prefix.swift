// A prefix of a lazy sequence that is no collection is not lazy: what is mapped after it is an array.

struct Countdown: Sequence {
  let start: Int
  func makeIterator() -> AnyIterator<Int> {
    var next = start
    return AnyIterator {
      defer { next -= 1 }
      return next > 0 ? next : nil
    }
  }
}

let even = Countdown(start: 9).lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }
print(even.prefix(2).map { $0 + 1 })  // expect: [81, 61]
print(even.dropFirst(2).map { $0 + 1 })  // expect: [41, 21]
print(type(of: even.prefix(2).filter { $0 > 60 }))  // expect: Array<Int>
// The prefix of a lazy collection stays lazy.
print(type(of: [1, 2, 3].lazy.map { $0 }.prefix(2)))  // expect: LazyMapSequence<ArraySlice<Int>, Int>
