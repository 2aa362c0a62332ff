/// Which lines of two logs have a partner in the other.
///
/// Parts of a few thousand lines are aligned with the fewest changes. Longer ones are first divided at the lines that
/// each side has exactly once, so that logs of a million lines take seconds; a long part without such a line counts as
/// replaced as a whole.
struct LogAlignment {
  /// For each line of either log, whether it has no partner.
  private(set) var removed: [Bool]
  private(set) var inserted: [Bool]

  /// Of this many lines on both sides together, the fewest changes are found in less than a second.
  private static let shortPart = 4_000

  private let old: [Int]
  private let new: [Int]

  init(_ expected: [String], _ actual: [String]) {
    // Numbers in place of lines, equal for equal lines, are compared sooner.
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    old = expected.map(number)
    new = actual.map(number)
    removed = Array(repeating: true, count: old.count)
    inserted = Array(repeating: true, count: new.count)
    var parts = [(old.indices, new.indices)]
    while let (left, right) = parts.popLast() { parts += align(left, right) }
  }

  /// Pairs lines of two parts, and returns the parts that remain between them.
  private mutating func align(_ left: Range<Int>, _ right: Range<Int>) -> [(Range<Int>, Range<Int>)]
  {
    var (left, right) = (left, right)
    while let a = left.first, let b = right.first, old[a] == new[b] {
      pair(a, b)
      (left, right) = (left.dropFirst(), right.dropFirst())
    }
    while let a = left.last, let b = right.last, old[a] == new[b] {
      pair(a, b)
      (left, right) = (left.dropLast(), right.dropLast())
    }
    guard !left.isEmpty, !right.isEmpty else { return [] }
    guard left.count + right.count > Self.shortPart else {
      alignExactly(left, right)
      return []
    }
    var parts: [(Range<Int>, Range<Int>)] = []
    var (a, b) = (left.lowerBound, right.lowerBound)
    let anchors = anchors(left, right)
    for (x, y) in anchors {
      pair(x, y)
      parts.append((a..<x, b..<y))
      (a, b) = (x + 1, y + 1)
    }
    return anchors.isEmpty ? [] : parts + [(a..<left.upperBound, b..<right.upperBound)]
  }

  private mutating func pair(_ a: Int, _ b: Int) { (removed[a], inserted[b]) = (false, false) }

  private mutating func alignExactly(_ left: Range<Int>, _ right: Range<Int>) {
    // What is on one side only has no partner. Without it, logs that differ all over take no longer than others.
    let common = Set(old[left]).intersection(new[right])
    let olds = left.filter { common.contains(old[$0]) }
    let news = right.filter { common.contains(new[$0]) }
    for index in olds { removed[index] = false }
    for index in news { inserted[index] = false }
    for change in news.map({ new[$0] }).difference(from: olds.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed[olds[offset]] = true
      case .insert(let offset, _, _): inserted[news[offset]] = true
      }
    }
  }

  /// The lines that either part has once, as many of them as are in the same order on both sides.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(Int, Int)] {
    let places = Self.single(old, left)
    let pairs = Self.single(new, right).compactMap { number, b in places[number].map { ($0, b) } }
      .sorted { $0.1 < $1.1 }
    // The longest sequence of pairs whose first numbers rise: `ends` has the last pair of the best one of each length.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].0 < pair.0 { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var chain: [(Int, Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = before[index]
    }
    return chain.reversed()
  }

  /// The lines that a part has exactly once, with their indices.
  private static func single(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
    return places.filter { $0.value >= 0 }
  }
}
