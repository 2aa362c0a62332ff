import FileAccess
import Glibc
import Synchronization

/// Text from other threads for the terminal, and the prompt that they ask for.
///
/// While a line is edited, only the editor writes to the screen. The text is held here until the editor has made room.
final class Announcements: Sendable {
  private struct State {
    var waiting: [String] = []
    /// The last prompt that was asked for.
    var prompt: String?
    var isPromptNew = false
    var isEditing = false
  }

  private let state = Mutex(State())
  private let output: CInt
  private let writing: CInt
  /// Readable when text or a prompt is held.
  let bell: CInt

  /// - Parameter output: Receives the text while no line is edited.
  init?(output: CInt) {
    guard let pipe = Descriptor.makePipe(waits: false) else { return nil }
    (bell, writing) = pipe
    // A duplicate, since a late announcement must not go to another file with the same number.
    self.output = dup(output)
  }

  deinit {
    close(bell)
    close(writing)
    close(output)
  }

  func add(_ text: String) {
    state.withLock { state in
      guard state.isEditing else { return write(text + "\n") }
      state.waiting.append(text)
      if state.waiting.count == 1 { ring() }
    }
  }

  /// Asks for another prompt.
  func change(prompt: String) {
    state.withLock { state in
      guard prompt != state.prompt else { return }
      (state.prompt, state.isPromptNew) = (prompt, true)
      if state.isEditing { ring() }
    }
  }

  /// The prompt that was asked for since the last call; nil if none was.
  func takePrompt() -> String? {
    state.withLock { state in
      defer { state.isPromptNew = false }
      return state.isPromptNew ? state.prompt : nil
    }
  }

  private func ring() { Glibc.write(writing, "!", 1) }

  func beginEditing() { state.withLock { $0.isEditing = true } }

  /// Writes the text that is held, below the edited line.
  func endEditing() {
    silenceBell()
    state.withLock { state in
      state.isEditing = false
      for text in state.waiting { write(text + "\n") }
      state.waiting = []
    }
  }

  /// Removes the text that is held and returns it, for the caller to show.
  func take() -> [String] {
    silenceBell()
    return state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  private func silenceBell() {
    var byte: UInt8 = 0
    while read(bell, &byte, 1) == 1 {}
  }

  private func write(_ text: String) {
    // It fails if the terminal is gone.
    Descriptor.write(text, to: output)
  }
}
