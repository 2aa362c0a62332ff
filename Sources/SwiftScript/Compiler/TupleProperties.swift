import SwiftSyntax

extension Compiler {
  /// Declares the properties of `var (a, b) = (1, 2)` in a type.
  func declareTuple(
    _ binding: PatternBindingSyntax,
    _ node: VariableDeclSyntax,
    isStatic: Bool,
    of type: TypeObject
  ) {
    guard let pattern = binding.pattern.as(TuplePatternSyntax.self) else {
      return report("a property needs a name", at: binding)
    }
    let written = binding.typeAnnotation.map { resolve($0.type) }
    guard let initializer = binding.initializer else {
      declareParts(pattern, at: [], written) { name, _, part in
        declareStored(name, part, node, nil, isStatic: isStatic, of: type)
      }
      return
    }
    var whole: Code = { _ in .void }
    inNewScope(typeContext: type, isStatic: isStatic) {
      whole = initialValue(initializer.value, written)
    }
    let source = TupleSource(whole)
    let parts = written ?? staticType(of: initializer.value)
    declareParts(pattern, at: [], parts) { name, path, part in
      source.count += 1
      let initial: Code = { machine in try source.part(at: path, machine) }
      declareStored(name, part, node, initial, isStatic: isStatic, of: type)
    }
  }

  private func declareStored(
    _ name: String,
    _ part: TypeRef?,
    _ node: VariableDeclSyntax,
    _ initial: Code?,
    isStatic: Bool,
    of type: TypeObject
  ) {
    if isStatic {
      let property = StaticProperty()
      property.type = part
      property.initial = initial
      type.statics[name] = [.constant(property)]
    } else {
      let isLet = node.bindingSpecifier.text == "let"
      let property = StoredProperty(name: name, isLet: isLet, ownership: .strong, isLazy: false)
      property.type = part
      property.initial = initial
      type.members[name] = [.stored(type.storedProperties.count)]
      type.storedProperties.append(property)
    }
  }

  private func declareParts(
    _ pattern: TuplePatternSyntax,
    at path: [Int],
    _ type: TypeRef?,
    _ declare: (String, [Int], TypeRef?) -> Void
  ) {
    var types: [TypeRef?] = []
    if case .tuple(let elements)? = type?.settled { types = elements.map(\.type) }
    for (position, element) in pattern.elements.enumerated() {
      let own = types.indices.contains(position) ? types[position] : nil
      switch element.pattern.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let name): declare(name.identifier.name, path + [position], own)
      case .tuplePattern(let inner): declareParts(inner, at: path + [position], own, declare)
      default: break
      }
    }
  }
}

/// A tuple that several properties are taken from: computed once for each round of them.
private final class TupleSource {
  /// How many properties are taken from it.
  var count = 0
  private let whole: Code
  private var known: Value = .void
  private var given: Set<[Int]> = []

  init(_ whole: @escaping Code) { self.whole = whole }

  func part(at path: [Int], _ machine: Machine) throws -> Value {
    // Whoever asks for a part again makes the next instance.
    if given.isEmpty || given.contains(path) {
      known = try whole(machine)
      given = []
    }
    given.insert(path)
    var value = known
    // Kept any longer it would keep what is in it alive.
    if given.count == count { (known, given) = (.void, []) }
    for position in path {
      guard case .tuple(let tuple) = value, tuple.elements.indices.contains(position) else {
        throw machine.trap("this value doesn't fit the names before `=`")
      }
      value = tuple.elements[position]
    }
    return value
  }
}
