import CLibedit
import FileAccess
package import Glibc

/// Reads lines from a terminal, edited with libedit.
///
/// Keys are those of Emacs, or of `~/.editrc`. Ctrl-C drops the line, Ctrl-D on an empty line ends the input, and a
/// pasted block is one line. Use it on one thread. A process may have one editor at a time, since terminfo's state is
/// global.
package final class EditLine: LineSource {
  let handle: OpaquePointer
  let input: UnsafeMutablePointer<FILE>
  let output: UnsafeMutablePointer<FILE>
  let look: TerminalLook
  var decoder = ScalarDecoder()
  var isPasting = false
  var decoded: [Unicode.Scalar] = []
  var shownPrompt = ""
  var isContinuing = false
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
  ///   - environment: Supplies `TERM`, `NO_COLOR`, `HOME` and `EDITRC`.
  ///   - historyFile: Entries are loaded from it and added to it.
  ///   - isPrivate: If true, nothing is added to the file.
  /// - Returns: `nil` if libedit cannot be set up.
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
    let look = TerminalLook(environment: environment)
    TerminalRestoration.begin(
      input: fileno(input),
      output: fileno(output),
      reset: look.pasteOff + look.plain
    )
    let recall = history_winit()
    guard let handle = el_init("rxlab", input, output, error) else {
      history_wend(recall)
      TerminalRestoration.end()
      return nil
    }
    guard let recall, let announcements = Announcements(output: fileno(output)) else {
      el_end(handle)
      TerminalRestoration.end()
      return nil
    }
    self.announcements = announcements
    self.handle = handle
    self.recall = recall
    self.input = input
    self.output = output
    self.historyFile = isPrivate ? nil : historyFile
    self.look = look
    keyNames = KeyFunction.all.flatMap { [WideString($0.name), WideString($0.help)] }

    do {
      history = try historyFile?.load() ?? History()
    } catch {
      history = History()
      hasComplained = true
      announcements.add("rxlab: the history is not available: \(error)")
    }
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
    TerminalRestoration.end()
    history_wend(recall)
  }

  package let isInteractive = true

  package func readLine(prompt text: String, continuation: Bool) -> LineInput {
    isContinuing = continuation
    setPrompt(text)
    isInterrupted = false
    columns = currentColumns()
    TerminalRestoration.setEditing(true)
    defer { TerminalRestoration.setEditing(false) }
    // Before the prompt is drawn, so that a key pressed when it appears is not read by the terminal's own line editing.
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

  /// Sets the prompt that is drawn with the line from now on.
  func setPrompt(_ text: String) {
    shownPrompt = text
    prompt = WideString(look.painted(text, continuation: isContinuing))
  }

  package func withholdingAnnouncements<Result>(_ body: () -> Result) -> Result {
    announcements.beginEditing()
    defer { announcements.endEditing() }
    return body()
  }

  package var announce: @Sendable (_ text: String) -> Void {
    { [announcements] in announcements.add($0) }
  }

  package var changePrompt: @Sendable (_ prompt: String) -> Void {
    { [announcements] in announcements.change(prompt: $0) }
  }

  /// As in shells, an entry that begins with a space is not kept.
  package func remember(_ entry: String) {
    guard entry.first != " " else { return }
    history.add(entry)
    fillRecall()
    do {
      try historyFile?.add(entry)
    } catch {
      if !hasComplained { announcements.add("rxlab: the history is not kept: \(error)") }
      hasComplained = true
    }
  }

  /// Copies the history to libedit's own list, after each change.
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

  /// The editor that a callback from libedit belongs to.
  static func owner(of handle: OpaquePointer?) -> EditLine {
    guard let handle, let owner = rxlab_el_owner(handle) else {
      preconditionFailure("libedit calls back with the handle it was given, owner set")
    }
    return Unmanaged<EditLine>.fromOpaque(owner).takeUnretainedValue()
  }
}
