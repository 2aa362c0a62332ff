// Where a type has a member only under conditions, a call that fits none of them means the global function.

extension ClosedRange where Bound == Int {
  var positive: Int { max(1, lowerBound) }
  func nearest(to number: Int) -> Int { min(max(number, lowerBound), upperBound) }
  var largest: Int { self.max() ?? 0 }
}
print((-3...5).positive, (2...4).nearest(to: 9), (2...4).nearest(to: 0), (1...6).largest)
// expect: 1 4 2 6
