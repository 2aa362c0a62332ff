import CLibedit

extension Unicode.Scalar {
  /// C's wide character for this scalar: UTF-32 on Linux.
  var wide: wchar_t { wchar_t(bitPattern: value) }

  /// U+FFFD if it is not a scalar, which does not happen: libedit holds only scalars that it was given.
  init(wide: wchar_t) {
    self = Unicode.Scalar(UInt32(bitPattern: wide)) ?? "\u{FFFD}"
  }
}

extension String {
  /// Passes the text to `body` as a C wide string, which is valid until `body` returns.
  func withWide<Result>(_ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
    let characters = unicodeScalars.map(\.wide) + [0]
    return characters.withUnsafeBufferPointer { buffer in
      // It has at least the zero, so it has an address.
      body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }

  init(wide: some Sequence<wchar_t>) {
    self = String(UnicodeScalarView(wide.map(Unicode.Scalar.init(wide:))))
  }
}
