/// What a script, or the entries at a prompt, have declared so far.
final class World {
  let library: Library
  var variables: [String: Variable] = [:]
  var functions: [String: [Callable]] = [:]
  var types: [String: TypeObject] = [:]
  var operators: [String: [Callable]] = [:]
  var operatorDeclarations = OperatorDeclarations()
  /// Goes up with every text that is compiled, since it may extend types.
  @exclusivity(unchecked) var generation = 0
  /// Generic types with their arguments.
  var specializations: [SpecializationKey: TypeObject] = [:]
  /// Types without a declaration of their own, as values.
  var typeObjects: [TypeRef: TypeObject] = [:]
  /// Those that have no members yet.
  var unfilled: [TypeObject] = []
  /// How many blocks are being declared whose types may not have all their members yet.
  var declaring = 0
  /// Classes that are declared, but whose inherited properties have no place yet.
  var newClasses: [TypeObject] = []
  /// Bodies of what is compiled while a script runs.
  var pendingBodies: [() -> Void] = []
  /// What compiles a text now, if anything does.
  weak var compiler: Compiler?
  /// Whether a type was declared `@resultBuilder`.
  var hasResultBuilders = false
  /// Methods by their names that take arguments as `@autoclosure`.
  var unevaluating: [String: [Callable]] = [:]
  /// Names of members that are compiled once more for the types of what they are called on.
  var receiverMembers: Set<String> = []
  /// Every type that the script or its compiler has made.
  private var ownTypes: [TypeObject] = []
  /// The code of every function that was compiled.
  private var codes: [FunctionCode] = []
  private var places: [(span: SourceSpan, function: String)] = []

  init(library: Library) { self.library = library }

  struct SpecializationKey: Hashable {
    let type: ObjectIdentifier
    let arguments: [TypeRef]
  }

  /// What the names at the outermost level mean.
  var names: Names {
    get { Names(variables: variables, functions: functions, types: types) }
    set { (variables, functions, types) = (newValue.variables, newValue.functions, newValue.types) }
  }

  struct Names {
    fileprivate let variables: [String: Variable]
    fileprivate let functions: [String: [Callable]]
    fileprivate let types: [String: TypeObject]
  }

  /// Registers a type, which lives as long as the world.
  func own(_ type: TypeObject) -> TypeObject {
    ownTypes.append(type)
    return type
  }

  /// Registers a function's code, which lives as long as the world.
  func own(_ code: FunctionCode) { codes.append(code) }

  /// Releases the globals, and what is declared and compiled, which no code may use afterwards.
  func release() {
    var values: [Value] = []
    for variable in variables.values {
      if case .global(let cell) = variable.storage { cell.release(into: &values) }
    }
    for type in ownTypes { type.releaseStatics(into: &values) }
    values.releaseAll()
    (variables, functions, types, operators) = ([:], [:], [:], [:])
    (specializations, typeObjects, unevaluating) = ([:], [:], [:])
    (unfilled, newClasses, pendingBodies) = ([], [], [])
    for code in codes { code.releaseBody() }
    for type in ownTypes { type.releaseDeclarations() }
    (codes, ownTypes) = ([], [])
  }

  /// Registers a place and returns the number that compiled code carries for it, from 1.
  ///
  /// - Parameter function: The name of the function around it, as `#function` has it.
  func place(_ span: SourceSpan, in function: String) -> Int {
    places.append((span, function))
    return places.count
  }

  func span(of place: Int) -> SourceSpan? { place == 0 ? nil : places[place - 1].span }

  func functionName(at place: Int) -> String { place == 0 ? "main" : places[place - 1].function }
}
