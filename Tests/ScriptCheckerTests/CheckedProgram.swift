import ScriptChecker
import ScriptLibrary
import ScriptSource
import ScriptTypes

/// A program that has been checked against the standard library.
struct CheckedProgram {
  /// The type of each variable at the top, by its name.
  let types: [String: String]
  /// Each mistake as `line: text`.
  let mistakes: [String]

  init(_ text: String, libraries: [LibrarySource] = []) {
    let tree = TreeReader.read(text)
    let program = ProgramChecker(
      module: ModuleSymbol(name: "main"),
      libraries: Libraries(StandardLibrary.sources + libraries)
    )
    let result = program.check(tree.statements)
    var types: [String: String] = [:]
    for statement in result.statements {
      if case .variable(let pattern, let value?) = statement.kind,
        case .binding(let symbol) = pattern.kind
      {
        types[symbol.name] = "\(value.type)"
      }
    }
    self.types = types
    mistakes = result.messages.map { message in
      let line = text.utf8.prefix(message.range.start).count { $0 == UInt8(ascii: "\n") } + 1
      return "\(line): \(message.text)"
    }
  }
}
