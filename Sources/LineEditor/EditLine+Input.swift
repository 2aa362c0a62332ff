import CLibedit
import Glibc

extension EditLine {
  /// The next character typed, or nothing when the terminal went away.
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
    return decoded.removeFirst()
  }

  /// Looks at what follows an ESC: the mark that begins a paste becomes a key of its own.
  ///
  /// A terminal sends the mark in one piece, so a short wait tells it from a person's ESC.
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

  /// Waits for one byte and takes no more: what is typed ahead stays in the terminal, for whoever
  /// reads it next.
  private func nextByte() -> UInt8? {
    let descriptor = fileno(input)
    while true {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&wait, 1, -1)
      let isInterrupted = count < 0 && errno == EINTR
      redrawIfResized()
      if isInterrupted { continue }
      guard count > 0 else { return nil }
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

  /// Draws the line for the new width, if the window has one.
  private func redrawIfResized() {
    let now = currentColumns()
    guard now != columns else { return }
    columns = now
    guard look.hasEscapes, let line = el_wline(handle)?.pointee else {
      el_resize(handle)
      return
    }
    let typed = UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
    // The terminal has wrapped the text anew by now, so the way up is counted in the new width.
    let shown = shownPrompt + String(wide: typed)
    let rows = ScreenLayout(columns: now).rows(below: shown.unicodeScalars)
    write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    el_resize(handle)
    rxlab_el_refresh(handle)
  }

  /// Lets a resize end the wait for a key.
  ///
  /// The signal is ignored by default and then interrupts nothing, so it gets a handler that does
  /// nothing. Should it come just before the wait, the line is drawn anew at the next key.
  static let wakesOnResize: Bool = {
    var handling = sigaction()
    handling.__sigaction_handler.sa_handler = { _ in }
    handling.sa_flags = SA_RESTART
    return sigaction(SIGWINCH, &handling, nil) == 0
  }()

  /// The window's width, or 0 where it has none.
  func currentColumns() -> Int {
    var size = winsize()
    return ioctl(fileno(input), UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
  }
}
