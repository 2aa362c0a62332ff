import Glibc

/// The C library's idea of characters, which libedit asks for widths and uses to draw.
enum CharacterType {
  /// Takes the user's locale for character types only, or C.UTF-8 where that one is not UTF-8:
  /// `LANG=C` is common in containers, and their terminals show UTF-8 all the same.
  ///
  /// It concerns the whole process, so it happens once.
  static let isUTF8: Bool = {
    if setlocale(LC_CTYPE, "") != nil, codeset == "UTF-8" { return true }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil && codeset == "UTF-8"
  }()

  private static var codeset: String {
    nl_langinfo(CInt(CODESET)).map { String(cString: $0) } ?? ""
  }
}
