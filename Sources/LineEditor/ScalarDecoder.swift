/// Decodes UTF-8 byte by byte, without the locale.
///
/// An incomplete sequence becomes one U+FFFD, and the byte after it begins a new one: a Latin-1 `é` loses that character,
/// but not the key typed after it.
struct ScalarDecoder {
  private var bytes: [UInt8] = []
  private var expected = 0

  /// Adds the next byte, and returns the scalars that are complete: none, one or two.
  mutating func push(_ byte: UInt8) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    if !bytes.isEmpty {
      if byte & 0xC0 == 0x80 {
        bytes.append(byte)
        return bytes.count == expected ? [flush()] : []
      }
      result.append(flush())
    }
    switch byte {
    case ..<0x80:
      result.append(Unicode.Scalar(byte))
    case 0xC2...0xF4:
      bytes = [byte]
      expected = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    default:
      result.append("\u{FFFD}")
    }
    return result
  }

  private mutating func flush() -> Unicode.Scalar {
    defer { bytes = [] }
    guard bytes.count == expected,
      let text = String(validating: bytes, as: UTF8.self)
    else { return "\u{FFFD}" }
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }
}
