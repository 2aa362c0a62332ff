import Glibc

/// The C library's character classification, which libedit uses to draw.
enum CharacterType {
  /// Sets the user's locale for character types only, or C.UTF-8 if that one is not UTF-8: `LANG=C` is common in
  /// containers, whose terminals still show UTF-8.
  ///
  /// The locale is the whole process's, so it is set once.
  static let isUTF8: Bool = {
    if setlocale(LC_CTYPE, "") != nil, codeset == "UTF-8" { return true }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil && codeset == "UTF-8"
  }()

  private static var codeset: String {
    nl_langinfo(CInt(CODESET)).map { String(cString: $0) } ?? ""
  }
}
