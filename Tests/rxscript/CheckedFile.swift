import Foundation
import LabBindings
import ScriptChecker
import ScriptLibrary
import ScriptSource
import ScriptTypes

/// What the parser and the checker say of a file.
struct CheckedFile {
  let file: SourceFile
  /// What the parser says.
  let complaints: [Message]
  /// What the checker says.
  let messages: [Message]
  /// How long checking took, without reading the library and the file.
  let time: Duration

  /// `nil` if the file can't be read.
  init?(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    file = SourceFile(name: path, text: text)
    let tree = TreeReader.read(text)
    let program = ProgramChecker(
      module: ModuleSymbol(name: "main"),
      libraries: Libraries(StandardLibrary.sources + RxLibrary.sources)
    )
    let start = ContinuousClock.now
    messages = program.check(tree.statements).messages
    time = ContinuousClock.now - start
    complaints = tree.complaints
  }

  /// Whether the checker has nothing against it.
  var isAccepted: Bool { messages.allSatisfy(\.isWarning) }

  var diagnostics: [Diagnostic] { messages.diagnostics(behind: complaints, in: file) }

  /// All mistakes, also where several stand at one place.
  var mistakes: [Diagnostic] {
    (complaints + messages).filter { !$0.isWarning }.map { Diagnostic($0, in: file) }
  }
}
