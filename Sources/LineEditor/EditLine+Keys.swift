import CLibedit
import FileAccess
import Glibc

extension EditLine {
  /// Binds keys that libedit lacks, then the user's, then those that the session needs.
  func bindKeys(environment: [String: String]) {
    _ = "emacs".withWide { rxlab_el_set_editor(handle, $0) }
    for (key, function) in [
      ("^R", "em-inc-search-prev"), ("^W", "ed-delete-prev-word"),
      ("^I", KeyFunction.complete.name),
      ("\\e[3~", "ed-delete-next-char"), ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"),
      ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
    ] {
      run("bind", key, function)
    }
    let home = environment["HOME"].map { $0 + "/.editrc" }
    if let settings = environment["EDITRC"] ?? home { source(settings) }
    // Ctrl-C, Ctrl-Z and Ctrl-\ arrive as keys while a line is edited: a signal could reach any
    // thread, at any moment of a redraw.
    run("setty", "-d", "-isig")
    // Line endings are not translated, so that a pasted CRLF is one of them.
    run("setty", "-d", "-icrnl", "-inlcr")
    for (key, function) in [
      ("^C", KeyFunction.interrupt), ("^Z", .suspend), ("^\\", .abort),
      (Self.pasteKey, .paste),
    ] {
      run("bind", key, function.name)
      // The second key map, vi's command mode.
      run("bind", "-a", key, function.name)
    }
  }

  /// The key that libedit receives where a paste begins: Ctrl-^.
  ///
  /// If the whole mark ESC[200~ were bound, ESC alone would not be a key, which vi's users need.
  private static let pasteKey = "^^"

  /// Reads up to the mark that ends a paste.
  ///
  /// - Returns: The text with `\n` line endings, without control characters and without newlines at
  ///   its end; `nil` if the input ended first.
  func readPaste() -> String? {
    guard isPasting else { return "" }
    defer { isPasting = false }
    let end = "\u{1B}[201~".unicodeScalars
    var scalars: [Unicode.Scalar] = []
    while !scalars.suffix(end.count).elementsEqual(end) {
      var character: wchar_t = 0
      guard el_wgetc(handle, &character) == 1 else { return nil }
      scalars.append(Unicode.Scalar(wide: character))
    }
    scalars.removeLast(end.count)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\r" {
        if index + 1 == scalars.count || scalars[index + 1] != "\n" { text.append("\n") }
      } else if scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control {
        text.append(scalar)
      }
    }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }

  /// Restores the terminal while `body` runs, and draws the line again afterwards.
  func leaveTerminal(while body: () -> Void) {
    write(look.pasteOff)
    rxlab_el_prepare_terminal(handle, 0)
    TerminalRestoration.restoreModes()
    TerminalRestoration.setEditing(false)
    body()
    TerminalRestoration.setEditing(true)
    rxlab_el_prepare_terminal(handle, 1)
    write("\r" + look.pasteOn)
    rxlab_el_refresh(handle)
  }

  /// Runs the commands of a settings file, unless it is endless, which libedit does not check.
  private func source(_ settings: String) {
    do {
      _ = try FileContents.read(settings, limit: 1 << 20, kind: .regular)
      el_source(handle, settings)
    } catch FileProblem(settings, .read, .system(ENOENT)) {
      // Most users have no settings file.
    } catch {
      announcements.add("rxlab: key settings are ignored: \(error)")
    }
  }

  private func run(_ words: String...) {
    let copies = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var arguments = copies.map { UnsafePointer($0) }
    el_parse(handle, CInt(arguments.count), &arguments)
  }
}
