/// A variable or constant, as compiled code finds it.
final class Variable {
  /// Where the value is while the declaring function runs.
  enum Storage {
    /// In the frame.
    case slot(Int)
    /// In a cell that stands in the frame, since closures share the variable.
    case cellInSlot(Int)
    /// Among what the running closure captured.
    case capture(Int)
    /// In a cell of the world.
    case global(Cell)
  }

  /// How the variable refers to an object.
  enum Ownership {
    case strong
    case weak
    case unowned
  }

  let name: String
  let storage: Storage
  let isLet: Bool
  let ownership: Ownership
  var type: TypeRef?
  /// The type that the initial value plainly is of, where none is written.
  var inferredType: TypeRef?
  /// The type that the initial value was read to be of where no type is written, for texts that are looked at later.
  var readType: TypeRef?
  /// Whether the declaration gives the value, so that no use can come before it.
  var hasValueAtOnce = true
  /// What runs when the variable is read or written; the accessors are hidden variables beside it.
  var accessors: Accessors = []
  /// Whether the type is written `T!`.
  var isImplicitlyUnwrapped = false
  /// Whether this is an `async let`, which holds a task.
  var isTask = false
  /// Whether the value may be a cell that the caller handed over, as for a closure's parameter without a type.
  var mayBeInout = false

  /// The accessors that a variable was declared with.
  struct Accessors: OptionSet {
    let rawValue: Int
    static let get = Accessors(rawValue: 1)
    static let set = Accessors(rawValue: 2)
    static let willSet = Accessors(rawValue: 4)
    static let didSet = Accessors(rawValue: 8)
    /// The initial value of a `lazy var`.
    static let lazy = Accessors(rawValue: 16)

    /// The accessor that a keyword names.
    static func named(_ keyword: String) -> Accessors? {
      ["get": get, "set": set, "willSet": willSet, "didSet": didSet][keyword]
    }
  }

  /// The place in the frame, if the value itself is there.
  var slot: Int? { if case .slot(let slot) = storage { slot } else { nil } }

  init(
    _ name: String,
    _ storage: Storage,
    isLet: Bool,
    ownership: Ownership = .strong,
    type: TypeRef? = nil
  ) {
    self.name = name
    self.storage = storage
    self.isLet = isLet
    self.ownership = ownership
    self.type = type
  }
}

/// A function or closure being compiled.
final class FunctionScope {
  /// The block the function stands in.
  let outer: Scope?
  /// Names that nested functions mention, so that a variable of this name must be shared with them.
  let sharedNames: Set<String>
  let result: TypeRef?
  var slotCount = 0
  /// What the function captures, by name, and where the maker of the closure finds it.
  private(set) var captured: [(variable: Variable, source: Variable)] = []
  /// The generic parameters, and what they stand for where that is known.
  var generics: [String: TypeRef] = [:]
  /// What generic parameters are declared to conform to.
  var constraints: [String: TypeRef] = [:]
  /// The arguments that show what generic parameters stand for.
  var witnesses: [String: GenericWitness] = [:]
  /// Whether the function is a closure or stands in a function, so that it can capture variables.
  let isClosure: Bool
  /// Whether assignments to properties of `self` are not observed.
  var isInitializer = false
  /// The property whose observer this is; what it assigns to it is not observed.
  var observedProperty: String?

  init(
    outer: Scope?,
    sharedNames: Set<String>,
    result: TypeRef?,
    isClosure: Bool
  ) {
    self.outer = outer
    self.sharedNames = sharedNames
    self.result = result
    self.isClosure = isClosure
  }

  func newSlot() -> Int {
    defer { slotCount += 1 }
    return slotCount
  }

  func capture(_ source: Variable) -> Variable {
    if let known = captured.first(where: { $0.source === source }) { return known.variable }
    let variable = Variable(
      source.name,
      .capture(captured.count),
      isLet: source.isLet,
      ownership: source.ownership,
      type: source.type
    )
    variable.accessors = source.accessors
    variable.inferredType = source.inferredType
    variable.isTask = source.isTask
    variable.mayBeInout = source.mayBeInout
    variable.isImplicitlyUnwrapped = source.isImplicitlyUnwrapped
    captured.append((variable, source))
    return variable
  }
}

/// A block: the names that are declared in it, and the block around it.
final class Scope {
  let parent: Scope?
  let function: FunctionScope
  var variables: [String: Variable] = [:]
  var types: [String: TypeObject] = [:]
  /// The type whose declaration this is, and whether names mean static members.
  let typeContext: TypeObject?
  let isStatic: Bool

  init(
    parent: Scope?,
    function: FunctionScope,
    typeContext: TypeObject? = nil,
    isStatic: Bool = false
  ) {
    self.parent = parent
    self.function = function
    self.typeContext = typeContext
    self.isStatic = isStatic
  }

  /// The variable of this name that code in this block sees, captured if it belongs to an outer function.
  func variable(named name: String) -> Variable? {
    var scope: Scope? = self
    while let current = scope, current.function === function {
      if let variable = current.variables[name] { return variable }
      if current.hidesOuterVariables(named: name) { return nil }
      scope = current.parent
    }
    guard let outer = function.outer ?? scope, let found = outer.variable(named: name) else {
      return nil
    }
    if case .global = found.storage { return found }
    return function.isClosure ? function.capture(found) : nil
  }

  /// Whether a member of the type around the code is meant, not a variable further out.
  private func hidesOuterVariables(named name: String) -> Bool {
    guard let typeContext else { return false }
    return typeContext.hasMember(named: name, isStatic: isStatic)
  }

  /// The types declared around this block, innermost first.
  ///
  /// Only static members of the outer ones can be meant.
  var enclosingTypes: [(type: TypeObject, isStatic: Bool)] {
    var result: [(type: TypeObject, isStatic: Bool)] = []
    var scope: Scope? = self
    while let current = scope {
      if let type = current.typeContext, result.last?.type !== type {
        result.append((type, current.isStatic || !result.isEmpty))
      }
      scope = current.parent ?? current.function.outer
    }
    return result
  }

  /// The innermost of them.
  var enclosingType: (type: TypeObject, isStatic: Bool)? {
    var scope: Scope? = self
    while let current = scope {
      if let type = current.typeContext { return (type, current.isStatic) }
      scope = current.parent ?? current.function.outer
    }
    return nil
  }

  func type(named name: String) -> TypeObject? {
    var scope: Scope? = self
    while let current = scope {
      if let type = current.types[name] ?? current.typeContext?.nestedTypes[name] { return type }
      scope = current.parent ?? current.function.outer
    }
    return nil
  }

  /// What a name stands for that is a generic parameter or an associated type around this block.
  func genericType(named name: String) -> TypeRef? {
    var scope: Scope? = self
    while let current = scope {
      if let type = current.function.generics[name] { return type }
      if let type = current.typeContext?.genericType(named: name) { return type }
      scope = current.parent ?? current.function.outer
    }
    return nil
  }

  /// What a generic parameter is declared to conform to.
  func constraint(named name: String) -> TypeRef? {
    var scope: Scope? = self
    while let current = scope {
      if let type = current.function.constraints[name] { return type }
      if let type = current.typeContext?.root.constraints[name] { return type }
      scope = current.parent ?? current.function.outer
    }
    return nil
  }

  func isGeneric(_ name: String) -> Bool { genericType(named: name) != nil }
}

extension TypeObject {
  func hasMember(named name: String, isStatic: Bool) -> Bool {
    if isStatic { return !statics(named: name).isEmpty || cases[name] != nil }
    return !members(named: name).isEmpty || lineage().contains { $0.requirements.contains(name) }
  }
}
