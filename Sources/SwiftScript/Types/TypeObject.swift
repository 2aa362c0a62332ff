import Synchronization

/// A type that scripts can name: the host's or a script's own.
///
/// Extensions add to `members` and `statics` while a script is compiled. What the host declares of a type is made when
/// somebody first looks at it, perhaps while the script runs, of whose threads only one runs at a time.
public final class TypeObject {
  /// What was declared.
  public enum Kind: Sendable {
    case native
    case structure
    case `class`
    case enumeration
    case `protocol`
  }

  /// The name without module or generic arguments.
  public let name: String
  /// What was declared.
  public let kind: Kind
  /// Whether the host declares the type; its instances are the host's objects.
  var isHost = false
  /// Whether every value passes for one of this protocol, as of Swift's own.
  package var isUnchecked = false
  /// Whether key paths alone are of this type.
  var holdsKeyPaths = false
  package internal(set) var superclass: TypeObject? { didSet { Self.changes.noteOne() } }
  /// The superclass as it is written, with the generic parameters of this type.
  var writtenSuperclass: TypeRef?
  /// The name with those of the module and of the types around it, as debugging output has it.
  var qualifiedName: String {
    if origin?.isHost ?? false {
      return "Swift.\(root.name)<\(arguments.map(\.qualifiedName).joined(separator: ", "))>"
    }
    let own =
      arguments.isEmpty
      ? name : "\(root.name)<\(arguments.map(\.qualifiedName).joined(separator: ", "))>"
    return isHost ? isStandard ? "Swift.\(name)" : name : (outerName ?? "main") + "." + own
  }
  /// The qualified name of the type around this one.
  var outerName: String?
  /// Whether the type is of Swift's own library.
  var isStandard = false
  package internal(set) var protocols: [TypeObject] = [] { didSet { Self.changes.noteOne() } }
  /// Generic parameters and associated types: names that mean `any` inside the type.
  package internal(set) var genericNames: Set<String> = []
  /// For a host's type: its generic names as they stand in angle brackets.
  var genericOrder: [String] = []
  /// The names of the generic parameters of a script's type, in order.
  var parameters: [String] = []
  /// What the generic parameters are declared to conform to.
  var constraints: [String: TypeRef] = [:]
  /// For a generic type with its arguments: the type as it is declared.
  private(set) var origin: TypeObject?
  /// For a generic type with its arguments: these.
  private(set) var arguments: [TypeRef] = []
  /// Where a generic type and its extensions are declared, to be compiled again for its arguments.
  var declarations: [GenericDeclaration] = []
  /// What a name after a value of the type can stand for.
  package internal(set) var members: [String: [Member]] {
    get {
      makeDeclarations()
      return ownMembers
    }
    _modify {
      makeDeclarations()
      yield &ownMembers
    }
  }
  /// What a name after the type itself can stand for.
  package internal(set) var statics: [String: [Member]] {
    get {
      makeDeclarations()
      return ownStatics
    }
    _modify {
      makeDeclarations()
      yield &ownStatics
    }
  }
  var initializers: [Callable] {
    get {
      makeDeclarations()
      return ownInitializers
    }
    _modify {
      makeDeclarations()
      yield &ownInitializers
    }
  }
  private var ownMembers: [String: [Member]] = [:]
  private var ownStatics: [String: [Member]] = [:]
  private var ownInitializers: [Callable] = []
  /// What the host declares of the type and nobody has looked at yet.
  private var awaited: [(TypeBuilder) -> Void] = []
  /// Whose declarations those are.
  unowned var library: Library?
  /// Whether a struct has the initialiser that Swift writes: its own declaration, extensions aside, has none.
  var hasMemberwiseInitializer = true
  var nestedTypes: [String: TypeObject] = [:]
  /// For a protocol: names of what conforming types must have.
  var requirements: Set<String> = []
  /// For a protocol: the types of the properties that conforming types must have.
  var requiredTypes: [String: TypeRef] = [:]
  /// For a protocol: the methods that conforming types must have.
  var requiredSignatures: [String: Signature] = [:]
  var cases: [String: EnumCase] = [:]
  var caseOrder: [EnumCase] = []
  /// For an enum: the type of its raw values.
  var rawType: TypeObject?
  /// Stored properties in order of declaration, inherited ones first.
  var storedProperties: [StoredProperty] = []
  var deinitializer: (([Value], TypeObject) -> Void)?
  /// The type's own `==`.
  var equality: FunctionCode?
  /// Whether the type is declared `@resultBuilder`.
  var isResultBuilder = false
  /// For a protocol: the result builders of what conforming types must have, by its names.
  var builders: [String: TypeObject] = [:]
  /// Whether the type is declared `@propertyWrapper`.
  var isPropertyWrapper = false
  /// For `typealias`: what the name stands for.
  var alias: TypeRef?

  /// How a host value prints; the host's own description if absent.
  package internal(set) var describe: ((Any) -> String)?
  /// How a host value prints inside of a container; as it does elsewhere if absent.
  package internal(set) var describeForDebugging: ((Any) -> String)?
  /// The case name and payload of a host's enum value, for patterns.
  package internal(set) var matchCase: ((Any) -> (name: String, payload: [Value]))?
  /// Today's names of a host enum's cases by their older ones.
  package internal(set) var caseSpellings: [String: String] = [:]
  /// The stored properties that a host's value shows to `dump` and `Mirror`.
  package internal(set) var fields: ((Any) -> [(label: String, value: Value)])?
  /// Whether `convert` counts for casts and patterns too.
  var bridges = false

  /// Whether a case is called this way, today or once.
  func has(_ name: String, as spelling: String) -> Bool {
    spelling == name || caseSpellings[spelling] == name
  }
  /// A conversion from other script values, as `0.3` to a time interval; `nil` where there is none.
  package internal(set) var convert: ((Value) -> Value?)?
  /// A host's value of a generic type as one whose contents are changed, as elements are that a declaration labels.
  package internal(set) var refine: ((Value, @escaping (Value) throws -> Value) -> Value)?
  /// The type that `.name` is looked up in where this one is expected; itself if absent.
  package internal(set) var implicitMembers: TypeObject?
  /// Members that have no declaration, by their names: what Swift calls dynamic member lookup.
  package internal(set) var dynamicMember: ((Value, String) throws -> Value?)?
  /// The arithmetic of a host's numbers.
  var numbers: NumberOperations?
  /// Equality of two host values; identity if absent.
  package internal(set) var isEqual: ((Any, Any) -> Bool)?

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// A generic type with its arguments.
  init(_ origin: TypeObject, _ arguments: [TypeRef]) {
    name = TypeRef.named(origin, arguments).fullName
    kind = origin.kind
    parameters = origin.parameters
    isPropertyWrapper = origin.isPropertyWrapper
    self.origin = origin
    self.arguments = arguments
    outerName = origin.outerName
  }

  /// Releases the values of the static properties into `values`.
  func releaseStatics(into values: inout [Value]) {
    for case .constant(let property) in ownStatics.values.joined() {
      property.cell.release(into: &values)
    }
  }

  /// Releases everything that is declared of the type, which may refer to the type again.
  ///
  /// Its objects, if any are left, are of a type with nothing in it.
  func releaseDeclarations() {
    (ownMembers, ownStatics, ownInitializers, awaited) = ([:], [:], [], [])
    if superclass != nil { superclass = nil }
    if !protocols.isEmpty { protocols = [] }
    (knownAncestors, library, origin, arguments) = (nil, nil, nil, [])
    (writtenSuperclass, constraints, declarations) = (nil, [:], [])
    (requiredTypes, requiredSignatures, builders) = ([:], [:], [:])
    (cases, caseOrder, storedProperties) = ([:], [], [])
    (rawType, deinitializer, equality, alias) = (nil, nil, nil, nil)
    (describe, describeForDebugging, matchCase, fields) = (nil, nil, nil, nil)
    (convert, refine, implicitMembers, dynamicMember) = (nil, nil, nil, nil)
    (numbers, isEqual) = (nil, nil)
    let nested = nestedTypes
    nestedTypes = [:]
    for type in nested.values { type.releaseDeclarations() }
  }

  /// Declares members once a script looks at those of the type.
  func later(_ declare: @escaping (TypeBuilder) -> Void) { awaited.append(declare) }

  private func makeDeclarations() {
    // A declaration may make others.
    while !awaited.isEmpty, let library {
      let declarations = awaited
      awaited = []
      let builder = TypeBuilder(library: library, type: self)
      for declare in declarations { declare(builder) }
    }
  }

  /// The type as it is declared, without generic arguments.
  var root: TypeObject { origin ?? self }

  /// What a name stands for that is a generic parameter or an associated type here.
  func genericType(named name: String) -> TypeRef? {
    if let position = parameters.firstIndex(of: name), origin != nil {
      return .parameter(name, arguments[position])
    }
    return lineage().contains { $0.genericNames.contains(name) } ? .parameter(name, nil) : nil
  }

  /// How often any type has got a superclass or a protocol.
  private static let changes = Changes()
  /// The ancestors, and the number of changes that they were found after.
  private var knownAncestors: (types: [TypeObject], changes: Int)?

  /// The superclasses and all protocols, of the superclasses too, nearest first.
  private var ancestors: [TypeObject] {
    let changes = Self.changes.count
    if let knownAncestors, knownAncestors.changes == changes { return knownAncestors.types }
    var found: [TypeObject] = [self]
    func visit(_ type: TypeObject) {
      for parent in [type.superclass].compactMap(\.self) + type.protocols
      where !found.contains(where: { $0 === parent }) {
        found.append(parent)
        visit(parent)
      }
    }
    visit(self)
    found.removeFirst()
    knownAncestors = (found, changes)
    return found
  }

  /// The type itself, its superclasses and all their protocols, nearest first.
  func lineage() -> [TypeObject] { [self] + ancestors }

  func isSubtype(of other: TypeObject) -> Bool {
    if self === other || origin === other { return true }
    if let superclass, superclass.isSubtype(of: other) { return true }
    return protocols.contains { $0.isSubtype(of: other) }
  }

  /// Every overload with this name; those of the nearest type come first.
  func members(named name: String) -> [Member] { inherited { $0.ownMembers[name] } }

  func statics(named name: String) -> [Member] { inherited { $0.ownStatics[name] } }

  @inline(__always)
  private func inherited(_ own: (TypeObject) -> [Member]?) -> [Member] {
    makeDeclarations()
    var found = own(self) ?? []
    if superclass == nil, protocols.isEmpty { return found }
    for ancestor in ancestors {
      ancestor.makeDeclarations()
      if let more = own(ancestor) { found += more }
    }
    return found
  }

  func enumCase(named name: String) -> EnumCase? { cases[name] }

  /// The initialisers that a call of the type's name can mean: its own and the inherited ones, which are the convenience
  /// initialisers of the superclass, or all of them if the type has no designated one itself.
  func allInitializers() -> [Callable] {
    if let superclass {
      let inherited = superclass.allInitializers()
      let hasOwn = initializers.contains { !$0.isConvenience }
      return initializers + (hasOwn ? inherited.filter(\.isConvenience) : inherited)
    }
    if !initializers.isEmpty { return initializers }
    return protocols.flatMap(\.initializers)
  }

  /// Names to suggest from when a member is not found.
  func memberNames() -> [String] {
    lineage().flatMap { $0.members.filter { !$0.value.allSatisfy(\.isOlder) }.keys }
  }
  /// What a mistyped name most likely meant, or one that other languages have for something that the type has.
  func suggestion(for name: String, among names: [String], _ library: Library) -> String? {
    let kin = library.synonyms.first { $0.contains(name) }?.first { names.contains($0) }
    return (kin ?? nearest(to: name, in: names.sorted())).map { "did you mean `\($0)`?" }
  }

  func staticNames() -> [String] { lineage().flatMap { Array($0.statics.keys) + $0.cases.keys } }
}

/// Counts changes; types of several interpreters may change at once.
private final class Changes: Sendable {
  private let all = Atomic<Int>(0)

  var count: Int { all.load(ordering: .relaxed) }

  func noteOne() { all.add(1, ordering: .relaxed) }
}
