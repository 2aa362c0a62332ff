/// Pairs equal lines of two texts, such as logs or programs, in order.
///
/// It pairs as many lines as possible, as long as the work stays bounded. Long texts that differ too much are first divided at
/// the lines that each of them has exactly once, or, if there are none, at the farthest point that the search reached.
struct LogAlignment {
  /// For each line of the old text, whether it is in no pair.
  private(set) var removed: [Bool]
  /// For each line of the new text, whether it is in no pair.
  private(set) var inserted: [Bool]

  /// The lines that occur in both texts, as numbers; equal lines have equal numbers.
  private let old: [Int]
  private let new: [Int]
  /// The indices of those lines in their texts.
  private let oldIndices: [Int]
  private let newIndices: [Int]

  /// A part of each text, to be aligned with each other.
  private struct Parts {
    var old: Range<Int>
    var new: Range<Int>
    /// How often they may still be divided at unique lines, which takes reading them completely.
    var divisions = 8
  }

  init(_ before: [String], _ after: [String]) {
    let (before, after) = (before.map(ExactText.init), after.map(ExactText.init))
    var numbers: [ExactText: Int] = [:]
    for line in before where numbers[line] == nil { numbers[line] = numbers.count }
    let earlier = before.map { numbers[$0] ?? 0 }
    let later = after.map { numbers[$0] }
    let common = Set(later.compactMap(\.self))
    removed = Array(repeating: true, count: before.count)
    inserted = Array(repeating: true, count: after.count)
    // A line that only one text has can be in no pair.
    oldIndices = earlier.indices.filter { common.contains(earlier[$0]) }
    newIndices = later.indices.filter { later[$0] != nil }
    old = oldIndices.map { earlier[$0] }
    new = later.compactMap(\.self)
    var search = EditSearch(old, new)
    var waiting = [Parts(old: old.indices, new: new.indices)]
    while let parts = waiting.popLast() { waiting += align(parts, &search) }
  }

  /// The lines of both texts in order, removals before insertions.
  ///
  /// - Parameters:
  ///   - before: What to return for each line of the old text.
  ///   - after: What to return for each line of the new text.
  func changes<Line>(from before: [Line], to after: [Line]) -> [LineChange<Line>] {
    var changes: [LineChange<Line>] = []
    var (a, b) = (0, 0)
    while a < before.count || b < after.count {
      if a < before.count, removed[a] {
        changes.append(.removed(before[a]))
        a += 1
      } else if b < after.count, inserted[b] {
        changes.append(.added(after[b]))
        b += 1
      } else {
        changes.append(.same(before[a]))
        (a, b) = (a + 1, b + 1)
      }
    }
    return changes
  }

  /// Pairs the lines at both ends of two parts, and returns the parts that remain between them, divided.
  private mutating func align(_ parts: Parts, _ search: inout EditSearch) -> [Parts] {
    var parts = parts
    while let a = parts.old.first, let b = parts.new.first, old[a] == new[b] {
      pair(a, b)
      (parts.old, parts.new) = (parts.old.dropFirst(), parts.new.dropFirst())
    }
    while let a = parts.old.last, let b = parts.new.last, old[a] == new[b] {
      pair(a, b)
      (parts.old, parts.new) = (parts.old.dropLast(), parts.new.dropLast())
    }
    guard !parts.old.isEmpty, !parts.new.isEmpty else { return [] }
    switch search.division(parts.old, parts.new) {
    case .shortest(let a, let b): return Self.divide(parts, at: [(a, b)])
    case .farthest(let a, let b):
      let anchors = parts.divisions > 0 ? anchors(parts) : []
      parts.divisions = anchors.isEmpty ? 0 : parts.divisions - 1
      return Self.divide(parts, at: anchors.isEmpty ? [(a, b)] : anchors)
    }
  }

  private mutating func pair(_ a: Int, _ b: Int) {
    removed[oldIndices[a]] = false
    inserted[newIndices[b]] = false
  }

  private static func divide(_ parts: Parts, at points: [(Int, Int)]) -> [Parts] {
    var divided: [Parts] = []
    var rest = parts
    for (a, b) in points {
      var first = rest
      first.old = rest.old.lowerBound..<a
      first.new = rest.new.lowerBound..<b
      divided.append(first)
      rest.old = a..<rest.old.upperBound
      rest.new = b..<rest.new.upperBound
    }
    return divided + [rest]
  }

  /// The longest list of lines that each part has exactly once and that are in the same order in both.
  private func anchors(_ parts: Parts) -> [(Int, Int)] {
    let places = Self.unique(old, parts.old)
    let pairs = Self.unique(new, parts.new).compactMap { number, b in
      places[number].map { ($0, b) }
    }.sorted { $0.1 < $1.1 }
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
  private static func unique(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
    return places.filter { $0.value >= 0 }
  }
}
