/// UTF-8 to scalars, a byte at a time, without the locale.
///
/// A sequence that breaks off gives one U+FFFD, and the byte that broke it starts anew: a Latin-1
/// `é` costs that character and never the key typed after it.
struct ScalarDecoder {
  private var bytes: [UInt8] = []
  private var expected = 0

  /// Takes the next byte and returns the scalars that are certain by now: none, one or two.
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
