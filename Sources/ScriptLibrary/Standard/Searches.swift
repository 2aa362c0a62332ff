/// Looking for a collection within another one.
enum Searches: LibraryPart {
  static let declaration = #"""
    extension Collection where Element: Equatable {
      func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element { firstRange(of: other) != nil }
      func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
        var start = startIndex
        while true {
          var position = start
          var wanted = other.startIndex
          while wanted != other.endIndex, position != endIndex, self[position] == other[wanted] {
            formIndex(after: &position)
            other.formIndex(after: &wanted)
          }
          if wanted == other.endIndex { return start..<position }
          if start == endIndex { return nil }
          formIndex(after: &start)
        }
      }
      func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
        var found: [Range<Index>] = []
        var rest = self[startIndex..<endIndex]
        while let range = rest.firstRange(of: other) {
          found.append(range)
          if range.isEmpty { break }
          rest = rest[range.upperBound..<endIndex]
        }
        return found
      }
      func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
        var position = startIndex
        for element in prefix {
          guard position != endIndex, self[position] == element else { return self[startIndex..<endIndex] }
          formIndex(after: &position)
        }
        return self[position..<endIndex]
      }
      func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence { try self[startIndex..<endIndex].drop(while: predicate) }
      func split<C: Collection>(separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] where C.Element == Element {
        var result: [SubSequence] = []
        var rest = self[startIndex..<endIndex]
        while result.count < maxSplits, let range = rest.firstRange(of: separator), !range.isEmpty {
          let part = rest[rest.startIndex..<range.lowerBound]
          if !part.isEmpty || !omittingEmptySubsequences { result.append(part) }
          rest = rest[range.upperBound..<endIndex]
        }
        if !rest.isEmpty || !omittingEmptySubsequences { result.append(rest) }
        return result
      }
    }
    extension RangeReplaceableCollection where Element: Equatable {
      func replacing<C: Collection, Replacement: Collection>(_ other: C, with replacement: Replacement, maxReplacements: Int = Int.max) -> Self where C.Element == Element, Replacement.Element == Element {
        var result = Self()
        var position = startIndex
        for range in ranges(of: other).prefix(maxReplacements) {
          result.append(contentsOf: self[position..<range.lowerBound])
          result.append(contentsOf: replacement)
          position = range.upperBound
        }
        result.append(contentsOf: self[position..<endIndex])
        return result
      }
      mutating func replace<C: Collection, Replacement: Collection>(_ other: C, with replacement: Replacement, maxReplacements: Int = Int.max) where C.Element == Element, Replacement.Element == Element {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
      }
    }
    """#
}
