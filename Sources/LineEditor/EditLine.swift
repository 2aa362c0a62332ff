import CLibedit
package import Glibc

/// A terminal's lines, edited with libedit.
///
/// Keys are Emacs's, or what `~/.editrc` says. Ctrl-C drops the line, Ctrl-D on an empty one ends the
/// input, a pasted block arrives as one line. All calls belong on one thread, and one editor at a time may
/// exist in a process, since terminfo's state is global.
package final class EditLine: LineSource {
  let handle: OpaquePointer
  let input: UnsafeMutablePointer<FILE>
  let output: UnsafeMutablePointer<FILE>
  let look: TerminalLook
  var decoder = ScalarDecoder()
  var isPasting = false
  var decoded: [Unicode.Scalar] = []
  var shownPrompt = ""
  var columns = 0
  var isInterrupted = false
  var isSearching = false
  var lastKey: Unicode.Scalar?
  var previousKey: Unicode.Scalar?
  let announcements: Announcements
  package var completer: Completer?

  private let recall: OpaquePointer
  private var history: History
  private let historyFile: HistoryFile?
  private var hasComplained = false
  private var prompt = WideString("")
  private let keyNames: [WideString]

  /// Sets up a terminal's editor.
  ///
  /// - Parameters:
  ///   - input: The terminal's stream to read. It, `output` and `error` must outlive the editor.
  ///   - output: The same terminal's stream to draw on.
  ///   - error: Where libedit complains about an unknown terminal.
  ///   - environment: `TERM`, `NO_COLOR`, `HOME` and `EDITRC` are looked at.
  ///   - historyFile: Where entries are loaded from and added to.
  ///   - isPrivate: Whether nothing is added to the file.
  /// - Returns: Nothing when libedit cannot be set up.
  package init?(
    input: UnsafeMutablePointer<FILE> = rxlab_stdin(),
    output: UnsafeMutablePointer<FILE> = rxlab_stdout(),
    error: UnsafeMutablePointer<FILE> = rxlab_stderr(),
    environment: [String: String],
    historyFile: HistoryFile? = nil,
    isPrivate: Bool = false
  ) {
    _ = CharacterType.isUTF8
    _ = ResizeBell.descriptor
    let recall = history_winit()
    guard let handle = el_init("rxlab", input, output, error) else {
      history_wend(recall)
      return nil
    }
    guard let recall, let announcements = Announcements(output: fileno(output)) else {
      el_end(handle)
      return nil
    }
    self.announcements = announcements
    self.handle = handle
    self.recall = recall
    self.input = input
    self.output = output
    self.historyFile = isPrivate ? nil : historyFile
    look = TerminalLook(environment: environment)
    history = historyFile?.load() ?? History()
    keyNames = KeyFunction.all.flatMap { [WideString($0.name), WideString($0.help)] }

    rxlab_el_set_owner(handle, Unmanaged.passUnretained(self).toOpaque())
    rxlab_el_set_terminal(handle, look.terminal)
    rxlab_el_set_reader(handle) { handle, place in
      guard let scalar = EditLine.owner(of: handle).nextScalar() else { return 0 }
      place?.pointee = scalar.wide
      return 1
    }
    rxlab_el_set_prompt(handle, { EditLine.owner(of: $0).prompt.pointer }, TerminalLook.mark.wide)
    rxlab_history_set_size(recall, CInt(history.limit))
    rxlab_el_set_history(handle, recall)
    fillRecall()
    for (index, function) in KeyFunction.all.enumerated() {
      rxlab_el_add_function(
        handle,
        keyNames[2 * index].pointer,
        keyNames[2 * index + 1].pointer,
        function.call
      )
    }
    bindKeys(environment: environment)
  }

  deinit {
    el_end(handle)
    history_wend(recall)
  }

  package let isInteractive = true

  package func readLine(prompt text: String, continuation: Bool) -> Entry {
    shownPrompt = text
    prompt = WideString(look.painted(text, continuation: continuation))
    isInterrupted = false
    columns = currentColumns()
    // Before the prompt is drawn, so that a key pressed at its sight is never taken by the
    // terminal's own line editing.
    rxlab_el_prepare_terminal(handle, 1)
    write(look.pasteOn)
    isSearching = false
    announcements.beginEditing()
    var count: CInt = 0
    let line = el_wgets(handle, &count)
    announcements.endEditing()
    write(look.pasteOff)
    guard let line, count > 0 else {
      write("\n")
      return .endOfInput
    }
    if isInterrupted { return count > 1 ? .dropped : .interrupted }
    let text = String(wide: UnsafeBufferPointer(start: line, count: Int(count)))
    return .line(text.last == "\n" ? String(text.dropLast()) : text)
  }

  package var announce: @Sendable (_ text: String) -> Void {
    { [announcements] in announcements.add($0) }
  }

  /// An entry that begins with a space is not kept, as in shells.
  package func remember(_ entry: String) {
    guard entry.first != " " else { return }
    history.add(entry)
    fillRecall()
    guard let historyFile, !historyFile.add(entry), !hasComplained else { return }
    let reason = String(cString: strerror(errno))
    hasComplained = true
    announcements.add(
      "rxlab: the history can't be kept in `\(historyFile.path)`: \(reason)"
    )
  }

  /// libedit walks a list of its own, which is made anew when the history changes.
  private func fillRecall() {
    rxlab_history_clear(recall)
    for entry in history.entries {
      _ = entry.withWide { rxlab_history_enter(recall, $0) }
    }
  }

  func write(_ text: String) {
    fputs(text, output)
    fflush(output)
  }

  /// The editor that a callback from libedit is about.
  static func owner(of handle: OpaquePointer?) -> EditLine {
    guard let handle, let owner = rxlab_el_owner(handle) else {
      preconditionFailure("libedit calls back with the handle it was given, owner set")
    }
    return Unmanaged<EditLine>.fromOpaque(owner).takeUnretainedValue()
  }
}
