import SwiftSyntax

/// Where a generic type, an extension of one, or a generic function is declared: what it takes to compile it again.
final class GenericDeclaration {
  let node: DeclSyntax
  let scope: Scope
  let file: SourceFile
  /// What must hold for an extension's members to be there: `where Element == Int`.
  let conditions: [(parameter: String, type: TypeRef)]

  init(
    _ node: DeclSyntax,
    in scope: Scope,
    of file: SourceFile,
    where conditions: [(parameter: String, type: TypeRef)] = []
  ) {
    self.node = node
    self.scope = scope
    self.file = file
    self.conditions = conditions
  }
}

/// A generic function or method whose body asks for its types: compiled once more for each list of them.
final class GenericFunction {
  let names: [String]
  /// Whether they are generic names of what the function is called on.
  let areOfReceiver: Bool
  private let make: ([String: TypeRef]) -> Callable
  private var instances: [[TypeRef]: Callable] = [:]

  init(
    _ names: [String],
    areOfReceiver: Bool = false,
    make: @escaping ([String: TypeRef]) -> Callable
  ) {
    self.names = names
    self.areOfReceiver = areOfReceiver
    self.make = make
  }

  /// The function for these types; `nil` as long as one of them is unknown.
  func instance(_ bindings: [String: TypeRef]) -> Callable? {
    let types = names.compactMap { bindings[$0] }
    guard types.count == names.count, types.allSatisfy(\.isComplete),
      types.allSatisfy({ $0.depth <= Interpreter.deepestType })
    else { return nil }
    if let known = instances[types] { return known }
    let made = make(bindings)
    instances[types] = made
    return made
  }
}

extension Interpreter {
  /// How many types may stand inside each other; a type that contains itself in a larger one would never end.
  static let deepestType = 12
  /// How many types may be made of generic ones; beside each other they would be no fewer without end.
  private static let mostSpecializations = 300
  /// How many bytes an argument's name may have; a type that is nested in one made of itself doubles it each time.
  private static let longestName = 400

  /// A generic type with its arguments: the same object for the same ones.
  ///
  /// As long as an argument is unknown, it is the type as declared.
  func specialized(_ type: TypeObject, _ arguments: [TypeRef]) -> TypeRef {
    let key = World.SpecializationKey(type: ObjectIdentifier(type), arguments: arguments)
    if let known = world.specializations[key] { return .named(known, []) }
    let written = TypeRef.named(type, arguments)
    guard type.parameters.count == arguments.count, type.origin == nil,
      arguments.allSatisfy(\.isComplete), written.depth <= Self.deepestType,
      arguments.allSatisfy({ $0.qualifiedName.utf8.count <= Self.longestName }),
      world.specializations.count < Self.mostSpecializations
    else { return written }
    let made = world.own(TypeObject(type, arguments))
    world.specializations[key] = made
    world.unfilled.append(made)
    if world.declaring == 0 { fillSpecializations() }
    return .named(made, [])
  }

  /// Gives members to the types that were asked for while others were declared.
  func fillSpecializations() {
    while let type = world.unfilled.popLast() {
      for declaration in type.root.declarations { specialize(type, by: declaration) }
    }
    world.layOutClasses()
    finishBodies()
  }

  /// Compiles the bodies that wait, unless a compiler at work will do it.
  private func finishBodies() {
    guard world.compiler == nil, world.declaring == 0 else { return }
    while let body = world.pendingBodies.popLast() { body() }
  }

  /// Compiles a declaration once more, for a type with its arguments.
  func specialize(_ type: TypeObject, by declaration: GenericDeclaration) {
    let holds = declaration.conditions.allSatisfy { name, wanted in
      type.genericType(named: name)?.settled == wanted.settled
    }
    guard holds else { return }
    compile(declaration) { $0.declare(declaration.node, as: type) }
  }

  /// Declares with a compiler of its own; bodies are compiled once everything is declared.
  private func compile<Result>(
    _ declaration: GenericDeclaration,
    _ declare: (Compiler) -> Result
  ) -> Result {
    let compiler = Compiler(
      interpreter: self,
      file: declaration.file,
      mainFunction: declaration.scope.function
    )
    compiler.scope = declaration.scope
    world.declaring += 1
    let result = declare(compiler)
    world.declaring -= 1
    let finish = { compiler.finishPendingBodies() }
    if let running = world.compiler {
      running.pendingBodies.append(finish)
    } else {
      world.pendingBodies.append(finish)
    }
    return result
  }

  /// Declares and compiles a function while a script runs.
  func compileNow(_ declaration: GenericDeclaration, _ declare: (Compiler) -> Callable) -> Callable
  {
    let callable = compile(declaration, declare)
    fillSpecializations()
    return callable
  }
}
