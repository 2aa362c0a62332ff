import SwiftOperators
import SwiftSyntax

/// Compiles one source file, or one entry at a prompt, to closures.
///
/// The work is spread over extensions: one file for each family of statements, expressions and declarations. A mistake is
/// noted in `diagnostics` and compiled to code that traps, so that one pass reports them all.
final class Compiler {
  let interpreter: Interpreter
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  var scope: Scope
  /// Loops and switches around the statement being compiled, innermost last.
  var breakTargets: [BreakTarget] = []
  private var nextTarget = 0
  /// Names of the functions around the code, innermost last, for `#function`.
  var functionNames: [String] = []
  /// Function scopes of local functions between compiling their body and making their closure.
  var localCaptures: [ObjectIdentifier: FunctionScope] = [:]
  /// Types and the script's protocols that they name, to be checked once all members are declared.
  var claimedConformances: [(type: TypeObject, parent: TypeObject, node: Syntax)] = []
  /// Whether a pattern's names are those that the pattern before the comma has declared.
  var patternNamesAreKnown = false
  /// Variables of local functions that are declared, but not yet compiled.
  var hoistedFunctions: [SyntaxIdentifier: Variable] = [:]
  /// Names of functions that this file declares: one more is an overload, an older one is replaced.
  var declaredFunctions: Set<String> = []
  /// Cells of this entry's globals, for the functions that are compiled before the declaration.
  var declaredGlobals: [String: Cell] = [:]
  /// Result builders of closures, by where they stand.
  var closureBuilders: [SyntaxIdentifier: TypeObject] = [:]
  /// Compiles the branches of the `switch` that is a part of what a builder makes.
  var branchBuilder: ((CodeBlockItemListSyntax) -> Exec)?
  /// Whether the next `if` or `switch` is compiled for its value.
  private var wantsValue = false
  /// The type that the expression compiled next has to be of, where that is known; asked for once, by that expression.
  private var expected: TypeRef?
  /// Names of the types at top level that this file declares.
  var declaredTypes: Set<String> = []
  /// Types that inherit from something that isn't known, which has been reported.
  var typesWithUnknownParents: Set<ObjectIdentifier> = []
  /// Links of optional chains that another link follows; see `chained`.
  var openChains: Set<SyntaxIdentifier> = []
  /// Bodies that wait until everything around them is declared.
  var pendingBodies: [() -> Void] = []
  /// What the text shows of types, once that is asked for.
  var reading: TypeReading?

  struct BreakTarget {
    let id: Int
    let label: String?
    let kind: Kind

    enum Kind {
      case loop
      case `switch`
      /// Left only by a `break` with its label.
      case block
    }
  }

  var world: World { interpreter.world }
  var library: Library { interpreter.library }

  init(interpreter: Interpreter, file: SourceFile, mainFunction: FunctionScope) {
    self.interpreter = interpreter
    self.file = file
    scope = Scope(parent: nil, function: mainFunction)
  }

  // MARK: Diagnostics

  func report(_ message: String, at node: some SyntaxProtocol, hint: String? = nil) {
    diagnostics.append(Diagnostic(message, at: file.span(of: node), hint: hint))
  }

  func report(_ message: String, at span: SourceSpan, hint: String? = nil) {
    diagnostics.append(Diagnostic(message, at: span, hint: hint))
  }

  /// Reports a mistake and returns code in the place of what can't be compiled.
  func failed(_ message: String, at node: some SyntaxProtocol, hint: String? = nil) -> Code {
    let diagnostic = Diagnostic(message, at: file.span(of: node), hint: hint)
    diagnostics.append(diagnostic)
    return { _ in throw ScriptTrap(diagnostic) }
  }

  /// The number by which compiled code names a place.
  func place(of node: some SyntaxProtocol) -> Int {
    world.place(file.span(of: node), in: functionNames.last ?? "main")
  }

  // MARK: Scopes

  @inline(__always)
  func inNewScope<Result>(
    typeContext: TypeObject? = nil,
    isStatic: Bool = false,
    _ body: () -> Result
  ) -> Result {
    let outer = scope
    scope = Scope(
      parent: outer,
      function: outer.function,
      typeContext: typeContext,
      isStatic: isStatic
    )
    defer { scope = outer }
    return body()
  }

  /// Compiles a function's inside, in a function scope of its own.
  @inline(__always)
  func inFunction<Result>(_ function: FunctionScope, _ body: () -> Result) -> Result {
    let outer = scope
    let targets = breakTargets
    scope = Scope(parent: nil, function: function)
    breakTargets = []
    defer {
      scope = outer
      breakTargets = targets
    }
    return body()
  }

  @inline(__always)
  func withBreakTarget<Result>(
    label: String?,
    kind: BreakTarget.Kind,
    _ body: (Int) -> Result
  ) -> Result {
    nextTarget += 1
    breakTargets.append(BreakTarget(id: nextTarget, label: label, kind: kind))
    defer { breakTargets.removeLast() }
    return body(nextTarget)
  }

  /// Compiles an `if` or `switch` whose branches leave their value in `Machine.branchValue`.
  @inline(__always)
  func forValue<Result>(_ body: () -> Result) -> Result {
    wantsValue = true
    return body()
  }

  /// Whether the branches of the statement being compiled leave a value; asked once, by that statement.
  func takeWantsValue() -> Bool {
    defer { wantsValue = false }
    return wantsValue
  }

  /// Compiles an expression that stands where a value of this type is wanted.
  func expression(_ expression: ExprSyntax, as type: TypeRef?) -> Code {
    if let type = type?.settled, !type.isAny { expected = type }
    return self.expression(expression)
  }

  func takeExpected() -> TypeRef? {
    defer { expected = nil }
    return expected
  }

  /// Compiles a branch of `if` or `switch`.
  func branch(_ items: CodeBlockItemListSyntax, asValue: Bool) -> Exec {
    if asValue, let branchBuilder { return branchBuilder(items) }
    guard asValue, items.count == 1, let expression = items.first?.wholeExpression else {
      return block(items)
    }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return forValue { discarding(expression) }
    }
    let code = inNewScope { self.expression(expression) }
    return { machine in
      machine.branchValue = try code(machine)
      return .next
    }
  }

  // MARK: Types

  var typeResolver: TypeResolver {
    TypeResolver(
      lookUp: { [self] in lookUpType($0) },
      onUnknown: { [self] name, node in
        if let absence = library.absence(name) {
          report(absence.message, at: node, hint: absence.hint)
          return
        }
        report(
          "there is no type `\(name)`",
          at: node,
          hint: nearest(to: name, in: typeNames().sorted()).map { "did you mean `\($0)`?" }
        )
      },
      specialize: { [self] in specialized($0, $1) },
      ownType: { [self] type in
        type.parameters.isEmpty
          ? nil : scope.enclosingTypes.first { $0.type.origin === type }?.type
      },
      lookUpInModule: { [self] module, name in
        guard library.modules.contains(module), lookUpType(module) == nil,
          (scope.type(named: name) ?? world.types[name])?.isHost == false
        else { return nil }
        return library.types[name].map { reference(to: $0) }
      },
      resultBuilder: world.hasResultBuilders ? { [self] in resultBuilder(in: $0) } : nil
    )
  }

  /// A generic type with its arguments.
  func specialized(_ type: TypeObject, _ arguments: [TypeRef]) -> TypeRef {
    if let alias = type.alias {
      let bindings = Dictionary(zip(type.parameters, arguments)) { first, _ in first }
      return alias.substituting(bindings, specialized)
    }
    return type.isHost || type.parameters.isEmpty
      ? .named(type, arguments) : interpreter.specialized(type, arguments)
  }

  func resolve(_ type: TypeSyntax) -> TypeRef { typeResolver.resolve(type) }

  func lookUpType(_ name: String) -> TypeRef? {
    if name == "Self", let type = scope.enclosingType?.type {
      return type.kind == .protocol ? .any : .named(type, [])
    }
    if let type = scope.type(named: name) { return reference(to: type) }
    if name == "Void" { return .tuple([]) }
    if let type = scope.genericType(named: name) { return type }
    if let type = world.types[name] { return reference(to: type) }
    guard let type = library.types[name] else { return nil }
    return reference(to: type)
  }

  private func reference(to type: TypeObject) -> TypeRef {
    guard let alias = type.alias else { return .named(type, []) }
    return type.parameters.isEmpty ? alias : .named(type, [])
  }

  private func typeNames() -> [String] {
    Array(world.types.keys) + Array(library.types.keys)
  }
}
