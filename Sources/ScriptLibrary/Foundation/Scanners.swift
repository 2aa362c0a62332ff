/// `Scanner`.
enum Scanners: LibraryPart {
  static let declaration = #"""
    open class Scanner: NSObject {
      open let string: String
      open var currentIndex: String.Index
      open var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
      open var caseSensitive: Bool = false
      open var locale: Any? = nil
      init(string: String) {
        self.string = string
        currentIndex = string.startIndex
        super.init()
      }
      open var isAtEnd: Bool { _skipped(from: currentIndex) == string.endIndex }
      open var scanLocation: Int {
        get { string.utf16.distance(from: string.startIndex, to: currentIndex) }
        set { currentIndex = string.utf16.index(string.startIndex, offsetBy: newValue) }
      }
      func _skipped(from start: String.Index) -> String.Index {
        charactersToBeSkipped.map { _end(of: $0, from: start) } ?? start
      }
      func _end(of set: CharacterSet, from start: String.Index) -> String.Index {
        var position = start
        while position != string.endIndex, set.contains(string.unicodeScalars[position]) {
          string.unicodeScalars.formIndex(after: &position)
        }
        return position
      }
      func _take(from start: String.Index, to end: String.Index) -> String? {
        guard start != end else { return nil }
        currentIndex = end
        return String(string[start..<end])
      }
      func _digits(_ position: inout String.Index) -> Int {
        var count = 0
        while position != string.endIndex, string[position].isASCII, string[position].isNumber {
          string.formIndex(after: &position)
          count += 1
        }
        return count
      }
      func _sign(_ position: inout String.Index) {
        if position != string.endIndex, string[position] == "-" || string[position] == "+" { string.formIndex(after: &position) }
      }
      func scanInt() -> Int? {
        let start = _skipped(from: currentIndex)
        var end = start
        _sign(&end)
        guard _digits(&end) > 0 else { return nil }
        currentIndex = end
        return Int(string[start..<end]) ?? (string[start] == "-" ? Int.min : Int.max)
      }
      func scanDouble() -> Double? {
        let start = _skipped(from: currentIndex)
        var end = start
        _sign(&end)
        var digits = _digits(&end)
        if end != string.endIndex, string[end] == "." {
          string.formIndex(after: &end)
          digits += _digits(&end)
        }
        guard digits > 0 else { return nil }
        if end != string.endIndex, string[end] == "e" || string[end] == "E" {
          var exponent = string.index(after: end)
          _sign(&exponent)
          if _digits(&exponent) > 0 { end = exponent }
        }
        currentIndex = end
        return Double(string[start..<end])
      }
      func scanFloat() -> Float? { scanDouble().map { Float($0) } }
      func scanString(_ searchString: String) -> String? {
        let start = _skipped(from: currentIndex)
        guard let range = _range(of: searchString, from: start), range.lowerBound == start else { return nil }
        return _take(from: start, to: range.upperBound)
      }
      func _range(of text: String, from start: String.Index) -> Range<String.Index>? {
        string.range(of: text, options: caseSensitive ? [] : .caseInsensitive, range: start..<string.endIndex)
      }
      func scanCharacter() -> Character? {
        let start = _skipped(from: currentIndex)
        guard start != string.endIndex else { return nil }
        currentIndex = string.index(after: start)
        return string[start]
      }
      func scanCharacters(from set: CharacterSet) -> String? {
        let start = _skipped(from: currentIndex)
        return _take(from: start, to: _end(of: set, from: start))
      }
      func scanUpToString(_ substring: String) -> String? {
        let start = _skipped(from: currentIndex)
        return _take(from: start, to: _range(of: substring, from: start)?.lowerBound ?? string.endIndex)
      }
      func scanUpToCharacters(from set: CharacterSet) -> String? {
        let start = _skipped(from: currentIndex)
        return _take(from: start, to: _end(of: set.inverted, from: start))
      }
    }
    """#
}
