import CLibedit
import Glibc

extension EditLine {
  /// Shows what other threads have announced, above the line.
  ///
  /// Not during a search or a paste: the line on the screen is not the line in the buffer then.
  func showAnnouncements() {
    guard !isSearching, !isPasting else { return }
    let texts = announcements.take()
    if !texts.isEmpty { showAbove(texts.joined(separator: "\n")) }
  }

  /// Writes text where the line stands, and the line again below it.
  func showAbove(_ text: String) {
    write((eraseLine() ? "" : "\n") + text + "\n")
    rxlab_el_refresh(handle)
  }

  /// Takes the prompt and the line off the screen.
  ///
  /// - Returns: False on a terminal that cannot, where the line stays as it is.
  func eraseLine() -> Bool {
    guard look.hasEscapes, let line = el_wline(handle)?.pointee else { return false }
    let typed = UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
    let shown = shownPrompt + String(wide: typed)
    let rows = ScreenLayout(columns: columns).rows(below: shown.unicodeScalars)
    write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    return true
  }

  /// Notes a key that libedit is given, to know whether a search goes on.
  ///
  /// libedit's own search reads its keys itself and tells nobody. It ends at the first control character that is none of
  /// its commands.
  func noteKey(_ scalar: Unicode.Scalar) {
    previousKey = lastKey
    lastKey = scalar
    switch scalar {
    case "\u{12}", "\u{13}": isSearching = true
    case "\u{08}", "\u{7F}", "\u{17}": break
    default: if scalar.value < 0x20 { isSearching = false }
    }
  }
}
