/// What the generic names of a declaration stand for at one place, as far as the text shows.
struct TypeBindings {
  private(set) var types: [String: TypeRef] = [:]
  let library: Library

  init(_ library: Library) { self.library = library }

  /// What the generic names of a type mean for a value of it.
  init(of receiver: TypeRef, _ library: Library) {
    self.library = library
    switch receiver.settled {
    case .array(let element): types["Element"] = element
    case .dictionary(let key, let value):
      types = [
        "Key": key, "Value": value, "Element": .tuple([("key", key), ("value", value)]),
      ]
    case .optional(let wrapped): types["Wrapped"] = wrapped
    case .named(let type, let arguments):
      let given = arguments.isEmpty ? type.arguments : arguments
      let names = type.parameters.isEmpty ? type.root.genericOrder : type.parameters
      for (name, argument) in zip(names.isEmpty ? ["Element"] : names, given) {
        types[name] = argument
      }
    default: break
    }
    // Its name in RxSwift 4 and before.
    types["E"] = types["E"] ?? types["Element"]
  }

  /// Compares the type of a parameter with that of its argument.
  mutating func match(_ pattern: TypeRef, _ type: TypeRef) {
    if type.isUnknown { return }
    switch (pattern, type.settled) {
    case (.parameter(let name, nil), _):
      types[name] = types[name].map { joined($0, type) } ?? type
    case (.named(let wanted, let arguments), .named(let found, let others)):
      if wanted === found, arguments.count == others.count {
        for (argument, other) in zip(arguments, others) { match(argument, other) }
      } else if arguments.count == 1, found.isSubtype(of: wanted) {
        match(arguments[0], element(of: type))
      }
    default: pattern.forEachPart(beside: type) { match($0, $1) }
    }
  }

  /// A declared type with what is known put in.
  func applied(to type: TypeRef) -> TypeRef {
    var all = types
    for (name, type) in types { all[name + ".Element"] = element(of: type) }
    return type.substituting(all) { .named($0, $1) }
  }

  /// The type of what a value of a type holds or sends.
  func element(of type: TypeRef) -> TypeRef {
    TypeBindings(of: type, library).types["Element"] ?? .unknown
  }

  /// One type for both; nothing is known if they differ.
  func joined(_ a: TypeRef, _ b: TypeRef) -> TypeRef {
    if a.isUnknown || b.isUnknown { return .any }
    if a == b { return a.ofLiteral == nil ? a : b }
    let double = TypeRef.named(library.double, [])
    if [a, b].contains(double), a.isWholeLiteral(library) || b.isWholeLiteral(library) {
      return a == double ? a : b
    }
    if case .optional(let wrapped) = a, wrapped == b { return a }
    if case .optional(let wrapped) = b, wrapped == a { return b }
    return .any
  }
}

extension TypeRef {
  /// Whether it is that of a whole number's literal, which may be a fraction as well.
  func isWholeLiteral(_ library: Library) -> Bool { ofLiteral?.plain === library.int }
}
