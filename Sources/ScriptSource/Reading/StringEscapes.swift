extension String {
  /// A string segment's text with its escapes replaced by what they stand for.
  ///
  /// - Parameters:
  ///   - isMultiline: Whether a backslash at the end of a line joins it with the next.
  ///   - pounds: How many `#` an escape of this literal needs.
  func resolvingEscapes(isMultiline: Bool, pounds: Int) -> String {
    guard contains("\\") else { return self }
    let opening = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = self[...]
    while let range = rest.range(ofText: opening) {
      result.append(contentsOf: rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
      guard let letter = rest.first else { break }
      rest = rest.dropFirst()
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u": result += rest.takeScalar()
      case "\n" where isMultiline: rest = rest.drop { $0 == " " || $0 == "\t" }
      default: result.append(letter)
      }
    }
    result.append(contentsOf: rest)
    return result
  }
}

extension Substring {
  fileprivate func range(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }

  /// Removes `{1F600}` and returns the character of that number.
  fileprivate mutating func takeScalar() -> String {
    guard first == "{", let end = firstIndex(of: "}") else { return "" }
    let digits = self[index(after: startIndex)..<end]
    self = self[index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}
