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

  init(_ text: String) {
    let standard = StandardModule()
    let tree = TreeReader.read(text)
    let program = ProgramChecker(
      module: ModuleSymbol(name: "main"),
      imports: [standard.module],
      library: standard.types
    )
    program.use(operatorsOf: standard.checker)
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

/// The standard library's declarations, read anew: symbols belong to one program.
private struct StandardModule {
  let module = ModuleSymbol(name: "Swift")
  let types: StandardTypes
  let checker: ModuleChecker

  init() {
    types = StandardTypes(module: module)
    checker = ModuleChecker(module: module, imports: [], library: types)
    for statements in Self.trees { LibraryModule.declare(statements, in: checker) }
    checker.bindExtensions()
  }

  /// Trees never change, so they are read once.
  private static let trees: [[Statement]] = StandardLibrary.texts.map {
    TreeReader.read($0).statements
  }
}
