import CLibedit
import Glibc
import TerminalText

extension EditLine {
  /// Shows announcements of other threads above the line, and the prompt that they ask for.
  ///
  /// Not during a search or a paste: the line on the screen is not the line in the buffer then.
  func showAnnouncements() {
    guard !isSearching, !isPasting else { return }
    let texts = announcements.take()
    let prompt =
      isContinuing ? nil : announcements.takePrompt().flatMap { $0 == shownPrompt ? nil : $0 }
    if !texts.isEmpty {
      showAbove(texts.joined(separator: "\n"), changingPrompt: prompt)
    } else if let prompt {
      // Without escape codes, the line stays as it is until it is drawn again for another reason.
      let isErased = eraseLine()
      setPrompt(prompt)
      if isErased { rxlab_el_refresh(handle) }
    }
  }

  /// Writes text in place of the line, and draws the line again below it.
  ///
  /// - Parameter prompt: The line's prompt from now on; nil if it stays.
  func showAbove(_ text: String, changingPrompt prompt: String? = nil) {
    write((eraseLine() ? "" : "\n") + text + "\n")
    if let prompt { setPrompt(prompt) }
    rxlab_el_refresh(handle)
  }

  /// Erases the prompt and the line from the screen.
  ///
  /// - Returns: False if the terminal has no escape codes; then the line stays.
  func eraseLine() -> Bool {
    guard look.hasEscapes, let line = el_wline(handle)?.pointee else { return false }
    let typed = UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
    let shown = shownPrompt + String(wide: typed)
    let rows = ScreenLayout(columns: columns).rows(below: shown.unicodeScalars)
    write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    return true
  }

  /// Notes a key that libedit receives, to know whether a search is active.
  ///
  /// libedit's search reads its own keys and has no callback. It ends at the first control character that is not one of
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
