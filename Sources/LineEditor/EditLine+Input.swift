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
    let scalar = decoded.removeFirst()
    if !isPasting { noteKey(scalar) }
    return scalar
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
    showAnnouncements()
    while true {
      // What other threads say has to wait for the end of a search; it must not keep waking this one.
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

  /// Draws the line for the new width, if the window has one.
  private func redrawIfResized() {
    let now = currentColumns()
    guard now != columns else { return }
    columns = now
    // The terminal has wrapped the text anew by now, so the way up is counted in the new width.
    guard eraseLine() else {
      el_resize(handle)
      return
    }
    el_resize(handle)
    rxlab_el_refresh(handle)
  }

  /// The window's width, or 0 where it has none.
  func currentColumns() -> Int {
    var size = winsize()
    return ioctl(fileno(input), UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
  }
}
