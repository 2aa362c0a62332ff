import CLibedit
import Glibc
import TerminalText

extension EditLine {
  /// The next character typed; `nil` if the terminal is gone.
  ///
  /// libedit's own reader decodes with the locale and needs its signal handlers to see a resize.
  func nextScalar() -> Unicode.Scalar? {
    while decoded.isEmpty {
      guard let byte = nextByte() else { return nil }
      if byte == 0x1B, !isPasting {
        readMark()
      } else {
        decoded = decoder.push(byte)
      }
    }
    let scalar = decoded.removeFirst()
    if !isPasting { noteKey(scalar) }
    return scalar
  }

  /// Reads what follows an ESC: the mark that begins a paste becomes one key.
  ///
  /// A terminal sends the mark in one piece, so a short wait distinguishes it from the ESC key.
  private func readMark() {
    var seen: [UInt8] = [0x1B]
    let mark = Array("\u{1B}[200~".utf8)
    while seen.count < mark.count, mark.starts(with: seen), isReady(within: 50),
      let byte = nextByte()
    {
      seen.append(byte)
    }
    if seen == mark {
      isPasting = true
      decoded = ["\u{1E}"]
    } else {
      decoded = seen.flatMap { decoder.push($0) }
    }
  }

  private func isReady(within milliseconds: CInt) -> Bool {
    var wait = pollfd(fd: fileno(input), events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  /// Waits for one byte and reads no more: text typed ahead stays in the terminal for the next reader.
  private func nextByte() -> UInt8? {
    let descriptor = fileno(input)
    showAnnouncements()
    while true {
      // Announcements are not shown during a search, so they must not wake this thread.
      let bell = isSearching || isPasting ? -1 : announcements.bell
      var waits = [descriptor, bell, ResizeBell.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&waits, 3, -1)
      let isInterrupted = count < 0 && errno == EINTR
      if count > 0, waits[2].revents != 0 { ResizeBell.silence() }
      redrawIfResized()
      if isInterrupted { continue }
      guard count > 0 else { return nil }
      if waits[1].revents != 0 { showAnnouncements() }
      if waits[0].revents == 0 { continue }
      var byte: UInt8 = 0
      switch read(descriptor, &byte, 1) {
      case 1:
        return byte
      case 0:
        return nil
      default:
        if errno != EINTR && errno != EAGAIN { return nil }
      }
    }
  }

  /// Draws the line again if the window's width has changed.
  private func redrawIfResized() {
    let now = currentColumns()
    // libedit allocates a cell for each character of the window.
    guard now != columns, !isTooLarge else { return }
    columns = now
    // The terminal has wrapped the text again, so the rows are counted in the new width.
    guard eraseLine() else {
      el_resize(handle)
      return
    }
    el_resize(handle)
    rxlab_el_refresh(handle)
  }

  /// The window's width; 0 if it is not known.
  func currentColumns() -> Int { TerminalSize(of: fileno(input))?.columns ?? 0 }

  private var isTooLarge: Bool { TerminalSize(of: fileno(input))?.isTooLarge ?? false }
}
