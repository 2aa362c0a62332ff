// Inside an extension, `max` is the function where the type has no method of the name, or only under a condition.

extension String {
  func longest(than others: [String]) -> Int {
    var longest = count
    for other in others { longest = max(longest, other.count) }
    return min(longest, 10)
  }
}
print("abc".longest(than: ["a", "abcdef"]))  // expect: 6

extension ClosedRange {
  func clamp(_ value: Bound) -> Bound { min(max(value, lowerBound), upperBound) }
}
print((1...5).clamp(9), ("b"..."d").clamp("a"))  // expect: 5 b
