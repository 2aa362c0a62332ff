package import ScriptChecker
import ScriptCompiler
import ScriptLibrary
package import ScriptMachine
package import ScriptModernizer
package import ScriptSource
package import ScriptTypes

/// A program from its text to its code, with the libraries that it may import.
package final class ScriptProgram: CompiledText {
  package let runtime: Runtime
  private let libraries: Libraries
  /// The file that the libraries were chosen for, and what it imports; `nil` if it is not known what will run.
  private let expected: (file: SourceFile, tree: TreeReader.Result)?
  let natives: NativeTable
  private var checker: ProgramChecker
  private var compiler: ProgramCompiler
  /// The files of older versions by the text that was compiled for them.
  private var older: [ObjectIdentifier: (file: SourceFile, today: Modernization)] = [:]
  /// What the calls of files that were compiled name.
  private var calls: [ObjectIdentifier: CalledNames] = [:]
  static let sources = StandardLibrary.sources + RxLibrary.sources + AbsentModules.sources
  /// Those of earlier files.
  private var earlier: [ProgramChecker] = []
  /// Whether something has been checked, to which the next file is an addition.
  private var isBegun = false
  /// Whether the program says which modules it uses.
  private var hasImports = false
  /// The modules that it imports and a lab has nothing of.
  private var absentImports: Set<String> = []
  /// The version that the host says the program is of.
  var givenVersion: Int?
  /// The last version that had all names of what has been checked.
  private var shownVersion = Fix.today
  /// What the names of the text that is being checked mean, if they are not of today.
  private var origin = Fix.today

  /// - Parameters:
  ///   - file: What will be compiled first, if that is known: it may take over the libraries of a program with the same imports.
  ///   - register: Adds the natives of the reactive modules and of what needs a stage.
  package init(
    _ host: Runtime.Host,
    for file: SourceFile? = nil,
    budget: Int = 50_000_000,
    register: (inout NativeTable, Runtime) -> Void = RxLibrary.register
  ) {
    expected = file.map { ($0, Self.read($0.text)) }
    libraries =
      expected.map { expected in
        IdleLibraries.take(Self.sources) { expected.tree.statements.imports.map(\.name) }
      } ?? Libraries(Self.sources)
    let module = ModuleSymbol(name: "main")
    checker = ProgramChecker(module: module, libraries: libraries)
    runtime = Runtime(types: TypeRegistry(library: libraries.types), host: host, budget: budget)
    runtime.hostTypes.find = { [libraries] in libraries.type(named: $1, in: $0) }
    var natives = NativeTable(capacity: 600)
    StandardNatives.register(in: &natives, runtime)
    register(&natives, runtime)
    self.natives = natives
    compiler = ProgramCompiler(
      module,
      runtime: runtime,
      library: libraries.types,
      natives: natives
    )
    compiler.libraries = libraries
  }

  /// Makes the program what it was before anything was checked.
  private func restart() {
    let module = ModuleSymbol(name: "main")
    checker.takeBack()
    earlier.append(checker)
    checker = ProgramChecker(module: module, libraries: libraries, origin: origin)
    let isOpen = compiler.isOpen
    compiler.release()
    compiler = ProgramCompiler(
      module,
      runtime: runtime,
      library: libraries.types,
      natives: natives
    )
    compiler.isOpen = isOpen
    compiler.libraries = libraries
  }

  /// What `canImport` knows.
  private static let moduleNames = Set((StandardLibrary.sources + RxLibrary.sources).map(\.name))

  private static func read(_ text: String) -> TreeReader.Result {
    TreeReader.read(text, modules: moduleNames)
  }

  /// A text as it is written today.
  ///
  /// - Parameter found: What the parser and the checker say of it, if that is known.
  package static func modernization(of text: String, found: [Message]? = nil) -> Modernization {
    Modernization(text, found: found) { text, version, origin in
      let tree = Self.read(text)
      let imports = tree.statements.imports.map(\.name)
      // A library that has been asked for older names finds them from then on.
      var checkers: [(libraries: Libraries, checker: ProgramChecker)] = []
      defer {
        for (libraries, checker) in checkers {
          checker.release()
          if checker.changesLibraries {
            libraries.release()
          } else {
            IdleLibraries.keep(libraries, importing: imports)
          }
        }
      }
      let checked = ImpliedImports.check(tree) {
        let libraries = IdleLibraries.take(sources) { imports }
        let checker = ProgramChecker(
          module: ModuleSymbol(name: "main"),
          libraries: libraries,
          version: version,
          origin: origin
        )
        checkers.append((libraries, checker))
        return checker
      } takeBack: { _ in
      }
      return tree.complaints + checked.program.messages
    }
  }

  /// The version that the program is of.
  package var version: Int { givenVersion ?? shownVersion }

  /// Whether something is written as in an older version.
  package var isOlder: Bool { !older.isEmpty }

  /// Takes account of a file that shows how old the program is, and is no part of it.
  func noteAge(of file: SourceFile) {
    shownVersion = min(shownVersion, Self.modernization(of: file.text).version)
  }

  /// The same for an entry of a session.
  private func modernization(of text: String, found: [Message]) -> Modernization {
    guard isBegun else { return Self.modernization(of: text, found: found) }
    defer { origin = Fix.today }
    return Modernization(text, found: found) { text, _, origin in
      self.origin = origin
      let tree = Self.read(text)
      let checked = checked(tree)
      defer { checked.checker.takeBack() }
      return tree.complaints + checked.program.messages
    }
  }

  /// How a line that is typed can go on.
  package func completion(of line: String) -> Completion? {
    // A line that begins with a dot goes on with a chain of operators whose beginning stands above it.
    let isInChain = line.drop(while: \.isWhitespace).first == "."
    let text = isInChain ? "Observable<Any>.empty()" + line : line
    return Completion(
      in: text,
      at: text.utf8.count,
      libraries: libraries,
      after: isBegun ? checker : nil,
      imports: hasImports ? [] : ImpliedImports.names
    )
  }

  /// Checks the first text of a program, or an addition to what has been checked.
  private func checked(_ tree: TreeReader.Result) -> ImpliedImports.Checked {
    if hasImports {
      let checker = isBegun ? ProgramChecker(after: checker, origin: origin) : checker
      return (checker, checker.check(tree.statements))
    }
    return ImpliedImports.check(tree) {
      isBegun ? ProgramChecker(after: checker, origin: origin) : checker
    } takeBack: {
      if isBegun { $0.takeBack() } else { restart() }
    }
  }

  /// The types that the program declares outside of others, by name.
  var declaredTypes: [NamedType] { checker.module.types.known() }

  /// Lets go of what the script's variables hold, while its code can still run.
  package func dropVariables() { compiler.dropVariables() }

  /// Stops the program and lets go of all that it was; nothing of it may be used afterwards.
  package func release() {
    runtime.stop()
    compiler.release()
    runtime.release()
    let checkers = earlier + [checker]
    for checker in checkers { checker.release() }
    if let expected, !compiler.isOpen, !checkers.contains(where: \.changesLibraries) {
      IdleLibraries.keep(libraries, importing: expected.tree.statements.imports.map(\.name))
    } else {
      libraries.release()
    }
  }

  /// Checks and compiles a file, or an entry of a session, which is an addition to what has been compiled.
  ///
  /// - Throws: `ScriptRefused` with all of its mistakes; it declares nothing then.
  package func compile(_ file: SourceFile) throws -> FunctionCode {
    try check(file).code
  }

  /// Checks and compiles an entry of a session; what is of an older version as it is written today.
  ///
  /// - Returns: Its code, and the type of the value that it gives, if it does.
  package func check(_ file: SourceFile) throws -> (code: FunctionCode, result: Type?) {
    precondition(
      isBegun || expected.map { $0.file === file } ?? true,
      "libraries are chosen for the first file"
    )
    do {
      return try checkText(of: file)
    } catch {
      let today = modernization(of: file.text, found: error.found)
      let newer = today.isChanged ? SourceFile(name: file.name, text: today.text) : file
      if today.isChanged { older[ObjectIdentifier(newer)] = (file, today) }
      var refusal = ScriptRefused(
        mistakes: error.mistakes.diagnostics(behind: error.complaints, in: file)
      )
      defer { origin = Fix.today }
      // An entry of a session may show less of its age than earlier ones.
      for version in Set([today.version, shownVersion]).sorted()
      where today.isChanged || version < Fix.today {
        origin = version
        if !isBegun { restart() }
        do {
          let checked = try checkText(of: newer)
          shownVersion = min(shownVersion, version)
          return checked
        } catch {
          guard today.isChanged, version == today.version else { continue }
          let mistakes = (error.complaints + error.mistakes).map {
            $0.moved(to: today.original(of: $0.range))
          }
          refusal = ScriptRefused(mistakes: mistakes.diagnostics(in: file))
        }
      }
      throw refusal
    }
  }

  /// What is wrong with a text, with places in it.
  private struct Refusal: Error {
    /// What the parser says.
    let complaints: [Message]
    /// What the checker says, and why.
    let mistakes: [Message]
    /// What both say, warnings too.
    let found: [Message]
  }

  private func checkText(
    of file: SourceFile
  ) throws(Refusal) -> (code: FunctionCode, result: Type?) {
    let known = expected.flatMap { $0.file === file ? $0.tree : nil }
    let tree = known ?? Self.read(file.text)
    let (checker, checked) = checked(tree)
    let mistakes = checked.messages.filter { !$0.isWarning }
    guard tree.complaints.isEmpty, mistakes.isEmpty else {
      if isBegun { checker.takeBack() }
      let absent = AbsentModules.messages(about: tree.statements.imports, after: mistakes)
      let explained = AbsentModules.explained(
        AbsentNames.explained(mistakes, in: tree.statements),
        by: absentImports
      )
      throw Refusal(
        complaints: tree.complaints,
        mistakes: explained + absent,
        found: tree.complaints + checked.messages
      )
    }
    if isBegun { earlier.append(self.checker) }
    isBegun = true
    let imports = tree.statements.imports.map(\.name)
    absentImports.formUnion(imports.filter(AbsentModules.names.contains))
    if !imports.isEmpty { hasImports = true }
    self.checker = checker
    calls[ObjectIdentifier(file)] = tree.calls
    if hasTestCases { takesAdditions() }
    return (compiler.compile(checked, in: file), checked.result?.type)
  }

  /// Has files be additions to each other from now on.
  func begin() throws {
    takesAdditions()
    if !isBegun { _ = try compile(SourceFile(name: "", text: "")) }
  }

  /// Compiles what comes so that additions may replace parts of it.
  func takesAdditions() { compiler.isOpen = true }

  /// What a number that compiled code carries stands for; `nil` outside the script's own text.
  package func span(ofPlace place: Int) -> SourceSpan? { writtenSpan(ofPlace: place).map(original) }

  /// The same in the text that was compiled, as it is written today.
  func writtenSpan(ofPlace place: Int) -> SourceSpan? { compiler.places[place] }

  /// Where a piece of the text that was compiled stands in the script's own.
  func original(of span: SourceSpan) -> SourceSpan {
    guard let older = older[ObjectIdentifier(span.file)] else { return span }
    return SourceSpan(older.today.original(of: span.range), in: older.file)
  }

  func classNamed(_ name: String) -> TypeMetadata? {
    for module in [checker.module] + earlier.map(\.module) {
      if case .symbol(let symbol)? = module.types[name]?.first, symbol.kind == .class {
        return runtime.types.metadata(of: symbol.selfType)
      }
    }
    return nil
  }

  func calledNames(in file: SourceFile) -> CalledNames {
    calls[ObjectIdentifier(file)] ?? CalledNames()
  }

  func variable(holding object: Value) -> String? { compiler.variable(holding: object) }

  /// The value of an entry's last expression with its type: `Int = 3`; one that says no more than its type is only that.
  package func echo(_ value: Value, _ type: Type) throws -> String {
    let type = runtime.types.metadata(of: type)
    // Of texts the quotes show where they end.
    let isText = ["String", "Substring", "Character"].contains("\(type.type)")
    let machine = runtime.machine
    let text =
      try isText ? machine.describeForDebugging(value, type) : machine.describe(value, type)
    let name = "\(type.type)"
    // A host's object says no more than its class.
    let plain = name.replacing("any ", with: "").prefix { $0 != "<" }
    return text == plain || text.hasSuffix(".\(name)") ? name : "\(name) = \(text)"
  }

  /// An error that ended the script.
  package func diagnostic(for error: any Error) -> Diagnostic {
    switch error {
    case let trap as ScriptTrap:
      Diagnostic(trap.message, at: span(ofPlace: trap.place), hint: trap.hint, notes: trap.notes)
    case let error as LocatedError:
      Diagnostic("\(error.error)", at: span(ofPlace: error.place))
    case let error as ScriptError:
      Diagnostic(
        "the error `\(error)` was thrown and nothing catches it",
        at: span(ofPlace: error.place),
        hint: "put it into `do { … } catch { … }`"
      )
    default: Diagnostic("\(error)", at: nil)
    }
  }
}
