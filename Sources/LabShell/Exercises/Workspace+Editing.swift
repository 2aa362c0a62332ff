import FileAccess
import Foundation
import LessonKit
import ScriptSource

/// Editing the open script in the user's editor.
extension Workspace {
  /// Opens the learner's copy, your own script, or a copy of a lesson in the editor, and continues with the edited text.
  func edit() -> Reply {
    guard let player else { return Reply.nothingOpen }
    guard let editor else {
      return .failure("error: there is no editor here: set the variable EDITOR to its command")
    }
    stopLive()
    do {
      if let path = editedInPlace {
        try editor.edit(path)
        return exercise == nil
          ? takeEdited(try ScriptFile.read(path, kind: .regular), in: player, isKept: true)
          : check()
      }
      let text = unfinishedEdit ?? player.file.text
      let edited = try editor.edit(text, named: player.file.name)
      guard exercise == nil else {
        _ = continueWithEdited(edited)
        return check()
      }
      return takeEdited(edited, in: player, isKept: false)
    } catch {
      return .failure(error)
    }
  }

  /// The file that is edited itself: the learner's copy, or a script of the user's own.
  private var editedInPlace: String? {
    if let exercise { return exercise.path }
    return lesson == nil ? origin?.path : nil
  }

  /// Continues with a lesson's edited text, unless it has mistakes.
  ///
  /// - Parameter isKept: Whether the text is in a file of the user's own.
  private func takeEdited(_ file: SourceFile, in player: LessonPlayer, isKept: Bool) -> Reply {
    guard file.text != player.file.text else {
      unfinishedEdit = nil
      return Reply(lines: ["Nothing is changed."])
    }
    let mistakes = LessonPlayer(file, options: options).mistakesBeforeRun()
    guard mistakes.isEmpty else {
      if !isKept { unfinishedEdit = file.text }
      return Reply(
        errors: mistakes + ["The lesson is unchanged. `:edit` opens your text again."],
        isFailure: true
      )
    }
    unfinishedEdit = nil
    if isKept { origin?.file = file }
    return apply(ScriptEdit(before: player.file, after: file), to: player)
  }
}

extension TextEditor {
  /// Edits a text in a file that is removed afterwards.
  fileprivate func edit(_ text: String, named name: String) throws -> SourceFile {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    WholeFile.makePrivateFolder(folder.path)
    try WholeFile.create(text, at: path)
    try edit(path)
    return try ScriptFile.read(path, kind: .regular)
  }
}
