import Foundation
import RxScript
import ScriptChecker
import ScriptLibrary
import ScriptSource
import ScriptTypes

/// What the parser and the checker say of a file.
struct CheckedFile {
  struct Mistake {
    let line: Int
    let column: Int
    let text: String
    /// Whether the parser says it.
    let isSyntax: Bool
  }

  let text: String
  let mistakes: [Mistake]
  /// How long checking took, without reading the library and the file.
  let time: Duration

  /// `nil` if the file can't be read.
  init?(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    self.text = text
    let tree = TreeReader.read(text)
    let program = ProgramChecker(
      module: ModuleSymbol(name: "main"),
      libraries: Libraries(StandardLibrary.sources + RxLibrary.sources)
    )
    let start = ContinuousClock.now
    let messages = program.check(tree.statements).messages
    time = ContinuousClock.now - start
    let syntax = tree.complaints.map { Self.mistake($0.message, $0.range, in: text, true) }
    mistakes =
      syntax
      + messages.filter { !$0.isWarning }.map { Self.mistake($0.text, $0.range, in: text, false) }
  }

  private static func mistake(
    _ message: String,
    _ range: TextRange,
    in text: String,
    _ isSyntax: Bool
  ) -> Mistake {
    let before = text.utf8.prefix(range.start)
    return Mistake(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1,
      text: message,
      isSyntax: isSyntax
    )
  }
}
