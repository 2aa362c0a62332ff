/// Text that does nothing to a terminal but appear on it.
package enum VisibleText {
  /// What is shown in place of a character that a terminal would obey, or that changes the order of those around it;
  /// `nil` for all others, line breaks and tabs among them.
  static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A: nil
    // Unicode has a picture of each: ␛ for ESC.
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "␡"
    // C1, which terminals take for ESC and a letter, and the marks that turn the direction of writing.
    case 0x80..<0xA0, 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }

  /// The colours that views use.
  private static let colours = ["31", "32", "33", "1", "2", "0"].map {
    Array("\u{1B}[\($0)m".unicodeScalars)
  }

  fileprivate static func shown(_ text: String, keepingColours: Bool) -> String {
    // Nearly all texts have none of them, and their bytes show that soonest.
    guard text.utf8.contains(where: isSuspicious) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var isColoured = false
    while let scalar = rest.first {
      if keepingColours, scalar == "\u{1B}", let code = colours.first(where: rest.starts) {
        result.append(contentsOf: code)
        rest = rest.dropFirst(code.count)
        isColoured = true
      } else {
        result.append(sign(for: scalar) ?? scalar)
        rest.removeFirst()
      }
    }
    // Whoever sent the last one, the next line begins without a colour.
    let end = "\u{1B}[0m"
    let text = String(result)
    return isColoured && !text.hasSuffix(end) ? text + end : text
  }

  /// Whether a byte of UTF-8 may be, or may begin, a character with a sign.
  fileprivate static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xD8
      || byte == 0xE2
  }
}

extension String {
  /// The text with `\\u` escapes, as JSON and JavaScript have them, in place of the control characters that
  /// ``showingControls(keepingColours:)`` replaces.
  package func escapingControls() -> String {
    guard utf8.contains(where: VisibleText.isSuspicious) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      guard VisibleText.sign(for: scalar) != nil else {
        text.unicodeScalars.append(scalar)
        return
      }
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The text with a sign in place of each control character that a terminal would obey, except line breaks and tabs.
  ///
  /// - Parameter keepingColours: Whether the colours of views stay.
  package func showingControls(keepingColours: Bool = false) -> String {
    VisibleText.shown(self, keepingColours: keepingColours)
  }
}
