import SwiftDiagnostics
import SwiftOperators
import SwiftParserDiagnostics
import SwiftSyntax

/// A script that has been parsed and compiled, ready to run once.
public final class Program {
  private let code: FunctionCode
  private let body: Exec
  /// The value of the last statement, for a prompt to echo; `nil` if it is no expression.
  private let echo: Code?
  private let interpreter: Interpreter

  fileprivate init(code: FunctionCode, body: @escaping Exec, echo: Code?, interpreter: Interpreter)
  {
    self.code = code
    self.body = body
    self.echo = echo
    self.interpreter = interpreter
  }

  /// Runs the top-level code on the calling thread.
  ///
  /// - Returns: The value of a final expression, if the program was compiled to echo it.
  /// - Throws: `ScriptTrap` for a mistake, `ScriptError` for an error that the script threw and did not catch,
  ///   `ScriptStopped` if it was stopped.
  @discardableResult
  public func run() throws -> Value? {
    let machine = interpreter.machine
    code.body = body
    let value = try code.run(machine, arguments: [], captures: nil)
    interpreter.runTasks()
    return echo == nil ? nil : value
  }

  /// Runs the top-level code in the middle of another program's, on the thread that runs that one.
  ///
  /// The other program finds everything as it was, but for what this one changes on purpose.
  @discardableResult
  public func runAside() throws -> Value? {
    let machine = interpreter.machine
    let (place, result, branchValue) = (machine.place, machine.result, machine.branchValue)
    defer {
      machine.place = place
      machine.result = result
      machine.branchValue = branchValue
    }
    return try run()
  }
}

extension Interpreter {
  /// Parses and compiles a script in this world.
  ///
  /// - Parameters:
  ///   - echoesValue: Whether the value of a final expression is the result of `Program.run`.
  ///   - looksAtTypes: Whether a text that would run is refused for what its types plainly say is wrong.
  /// - Throws: `ScriptErrors` with every mistake that could be found.
  public func compile(
    _ file: SourceFile,
    echoesValue: Bool = false,
    looksAtTypes: Bool = false
  ) throws -> Program {
    world.generation += 1
    let names = world.names
    do {
      return try program(of: file, echoesValue: echoesValue, looksAtTypes: looksAtTypes)
    } catch {
      // An entry that is refused has declared nothing.
      if echoesValue { world.names = names }
      throw error
    }
  }

  private func program(of file: SourceFile, echoesValue: Bool, looksAtTypes: Bool) throws -> Program
  {
    let tree = try file.tree()
    if let mistakes = ScriptErrors(parsing: tree, others(in: tree, file), in: file) {
      throw mistakes
    }
    let (folded, mistakes) = folding(tree, in: file)
    guard mistakes.isEmpty else { throw ScriptErrors(others(in: tree, file)) }
    let program = try Compilation(self, file).program(folded, echoesValue: echoesValue)
    if looksAtTypes { try lookAtTypes(of: folded, in: file) }
    return program
  }

  /// What else is wrong with a text that can't be parsed as a whole.
  private func others(in tree: SourceFileSyntax, _ file: SourceFile) -> [Diagnostic] {
    let (folded, mistakes) = folding(tree, in: file)
    do {
      _ = try Compilation(self, file).program(folded, echoesValue: false)
      return mistakes
    } catch {
      return mistakes + ((error as? ScriptErrors)?.diagnostics ?? [])
    }
  }

  /// Groups operators by precedence, after adding the script's own to the table.
  func folding(_ tree: SourceFileSyntax, in file: SourceFile) -> (
    tree: SourceFileSyntax, mistakes: [Diagnostic]
  ) {
    world.operatorDeclarations.add(tree)
    var mistakes: [Diagnostic] = []
    let folded = world.operatorDeclarations.table.foldAll(tree) { error in
      mistakes.append(Diagnostic(error, in: file, absence: library.absence))
    }
    return (folded.as(SourceFileSyntax.self) ?? tree, mistakes)
  }
}

/// Compiles one tree.
private struct Compilation {
  let interpreter: Interpreter
  let file: SourceFile

  init(_ interpreter: Interpreter, _ file: SourceFile) {
    self.interpreter = interpreter
    self.file = file
  }

  func program(_ tree: SourceFileSyntax, echoesValue: Bool) throws -> Program {
    let main = FunctionScope(
      outer: nil,
      sharedNames: SharedNames.inside(tree),
      result: nil,
      isClosure: false
    )
    let compiler = Compiler(interpreter: interpreter, file: file, mainFunction: main)
    compiler.functionNames = ["main"]
    interpreter.world.compiler = compiler
    defer { interpreter.world.compiler = nil }
    let items = tree.statements
    compiler.declareTypes(in: items)
    compiler.declareGlobals(in: items)
    var steps: [Step] = []
    var echo: Code?
    for (position, item) in items.nodes.enumerated() {
      if item.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period {
        compiler.report(
          "nothing stands before the dot",
          at: item,
          hint: "write the value or the type that this belongs to"
        )
      }
      if echoesValue, position == items.count - 1, case .expr(let expression) = item.item,
        !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self)
      {
        let value = compiler.expression(expression)
        echo = value
        steps.append(
          Step(
            run: compiler.step(at: expression) { machine in
              machine.result = try value(machine)
              return .returned
            }
          )
        )
      } else {
        steps.append(Step(run: compiler.statement(item)))
      }
    }
    compiler.finishPendingBodies()
    guard compiler.diagnostics.isEmpty else {
      throw ScriptErrors(compiler.diagnostics)
    }
    let code = FunctionCode(
      name: "main",
      site: SourceSpan(file: file, start: 0, end: 0),
      interpreter: interpreter
    )
    code.slotCount = main.slotCount
    return Program(
      code: code,
      body: compiler.countingFunctions(compiler.sequence(steps, of: items)),
      echo: echo,
      interpreter: interpreter
    )
  }
}

extension Compiler {
  /// Makes the file's variables known to functions, which may stand before them.
  func declareGlobals(in items: CodeBlockItemListSyntax) {
    for item in active(items) {
      guard case .decl(let declaration) = item.item,
        let node = declaration.as(VariableDeclSyntax.self)
      else { continue }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
          world.variables[name] == nil
        else { continue }
        let cell = Cell(.uninitialized)
        declaredGlobals[name] = cell
        let variable = Variable(
          name,
          .global(cell),
          isLet: node.bindingSpecifier.text == "let",
          ownership: ownership(of: node.modifiers),
          type: annotation(of: binding, node.bindings.last?.typeAnnotation?.type)
        )
        variable.isImplicitlyUnwrapped = binding.isImplicitlyUnwrapped
        variable.inferredType = binding.initializer.flatMap { staticType(of: $0.value) }
        variable.accessors = Variable.Accessors(
          (binding.accessorBlock.map { accessors(of: $0) } ?? [])
            .compactMap { Variable.Accessors.named($0.kind) }
        )
        world.variables[name] = variable
      }
    }
  }
}

extension ScriptErrors {
  /// What the parser found, if it found any, and beside it what the compiler found on other lines.
  init?(
    parsing tree: SourceFileSyntax,
    _ others: @autoclosure () -> [Diagnostic] = [],
    in file: SourceFile
  ) {
    guard tree.hasError else { return nil }
    let mistakes = ParseDiagnosticsGenerator.diagnostics(for: tree)
    guard !mistakes.isEmpty else { return nil }
    self.init(mistakes, others(), in: file)
  }

  /// What the parser found, and beside it what the compiler found on other lines.
  init(_ mistakes: [SwiftDiagnostics.Diagnostic], _ others: [Diagnostic], in file: SourceFile) {
    let all = mistakes.map { mistake in
      let start = file.place(ofTreeOffset: mistake.position.utf8Offset)
      let word = file.place(
        ofTreeOffset: mistake.node.endPositionBeforeTrailingTrivia.utf8Offset
      )
      let hint = mistake.notes.first?.message
      if let opening = mistake.notes.first, opening.message.contains("match this opening"),
        opening.position.utf8Offset < mistake.position.utf8Offset
      {
        let place = file.place(
          ofTreeOffset: opening.node.positionAfterSkippingLeadingTrivia.utf8Offset
        )
        let bracket = SourceSpan(file: file, start: place, end: place + 1)
        return bracket.line < file.line(at: start)
          ? Diagnostic(
            "this `\(bracket.text)` is never closed",
            at: bracket,
            hint: mistake.message
          ) : Diagnostic(mistake.message, at: bracket, hint: hint)
      }
      if mistake.message.hasPrefix("consecutive statements"), mistake.node.isFirstInClosure {
        return Diagnostic(
          "what stands here is no closure's parameter",
          at: SourceSpan(file: file, start: start, end: start + 1),
          hint: "write `in` behind the parameters of a closure"
        )
      }
      return Diagnostic(
        mistake.message,
        at: SourceSpan(file: file, start: start, end: max(start + 1, min(word, start + 1))),
        hint: hint
      )
    }
    // What is missing at one place for what begins in one line is mostly missing for one reason.
    var places: Set<[Int]> = []
    let found = zip(mistakes, all).filter { mistake, said in
      places.insert([mistake.position.utf8Offset, said.span?.line ?? 0]).inserted
    }.map(\.1)
    let lines = Set(found.compactMap { $0.span?.line })
    let independent = others.filter { other in
      guard let span = other.span, !lines.contains(span.line), !span.text.isEmpty else {
        return false
      }
      guard other.message.hasPrefix("there is no") else { return true }
      // What the parser could not read may have declared the name.
      return !["let", "var", "func", "class", "struct", "enum", "protocol", "case"].contains {
        file.text.contains("\($0) \(span.text)")
      }
    }
    self.init(found + independent)
  }
}

extension Syntax {
  /// Whether this is the end of a closure's first statement, where its parameters would stand.
  fileprivate var isFirstInClosure: Bool {
    guard
      let item = sequence(first: self, next: \.parent).lazy
        .compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self)
    else { return false }
    return closure.signature == nil && list.first?.id == item.id
      && item.item.is(DeclReferenceExprSyntax.self)
  }
}

extension Diagnostic {
  /// What folding the operators found.
  init(
    _ error: OperatorError,
    in file: SourceFile,
    absence: (String) -> Library.Absence?
  ) {
    let place = error.asDiagnostic.node
    let message: String
    var hint: String?
    switch error {
    case .missingOperator(let name, _):
      let known = absence(name)
      message = known?.message ?? "there is no operator `\(name)`"
      hint = known?.hint
      if name == ".." { hint = "write `...`, or `..<` to leave the last one out" }
    case .incomparableOperators(let left, _, let right, _):
      let operators = [left, right].map { "`\($0.bareText)`" }
      message = "\(operators[0]) and \(operators[1]) need parentheses to say which comes first"
    case .missingGroup(let name, _): message = "there is no precedence group `\(name)`"
    default: message = error.message
    }
    self.init(message, at: file.span(of: place), hint: hint)
  }
}
