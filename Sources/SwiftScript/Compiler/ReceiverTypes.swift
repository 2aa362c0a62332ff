import SwiftSyntax

/// Members of extensions whose bodies ask for a generic type of what they are called on: `Element` of an array. They are
/// compiled once more for each such type, which the declaration of the receiver shows, or else its elements.
extension Compiler {
  /// The generic names of the type around the code that a body asks for, by name or by a `.member` that it gives.
  func receiverNames(
    _ type: TypeObject,
    result: TypeSyntax?,
    _ body: CodeBlockItemListSyntax
  ) -> [String] {
    guard type.isHost || type.kind == .protocol else { return [] }
    let names = Set(type.lineage().flatMap(\.genericNames)).subtracting(["Self"])
    let asked = body.names(among: names)
    guard let result = result?.bareText, names.contains(result), !asked.contains(result),
      body.hasImplicitMembers
    else { return asked.sorted() }
    return (asked + [result]).sorted()
  }

  /// Compiles a getter once more for each type that it asks for.
  func compileAgain(
    _ getter: Callable,
    _ body: CodeBlockItemListSyntax,
    _ binding: PatternBindingSyntax,
    of type: TypeObject,
    _ make: @escaping (Compiler, TypeRef?, [String: TypeRef]) -> Callable
  ) {
    let written = binding.typeAnnotation?.type
    let asked = receiverNames(type, result: written, body)
    guard !asked.isEmpty, let node = binding.parent?.parent?.as(DeclSyntax.self) else { return }
    let declaration = GenericDeclaration(node, in: scope, of: file)
    world.receiverMembers.insert(getter.name)
    getter.generic = GenericFunction(asked, areOfReceiver: true) { [unowned interpreter] bindings in
      interpreter.compileNow(declaration) { compiler in
        let types = compiler.open(asked, bindings)
        let result = compiler.inGenericScope(types) { written.map { compiler.resolve($0) } }
        return make(compiler, result, types)
      }
    }
  }

  /// The members of a name with what the type of `base` says put in; `nil` where that is nothing.
  func receiverMembers(_ name: String, of base: ExprSyntax) -> [Member]? {
    guard world.receiverMembers.contains(name) else { return nil }
    let written = writtenType(of: base) ?? staticType(of: base)
    guard let type = written?.isComplete == true ? written : readType(of: base),
      let object = library.typeObject(of: type), object.hasNoSubclasses
    else { return nil }
    let bindings = TypeBindings(of: type, library).types
    var isSpecial = false
    let members = object.members(named: name).map { member -> Member in
      switch member {
      case .method(let method):
        guard let made = method.generic?.instance(bindings) else { return member }
        isSpecial = true
        return .method(made)
      case .property(let property):
        guard property.set == nil, let made = property.get.generic?.instance(bindings) else {
          return member
        }
        isSpecial = true
        return .property(ComputedProperty(get: made, set: nil))
      case .stored, .constant: return member
      }
    }
    let changes = members.contains {
      if case .method(let method) = $0 { method.isMutating } else { false }
    }
    return isSpecial && !changes ? members : nil
  }
}

extension Machine {
  /// A function whose body asks for its receiver's types, for those of this receiver.
  func instance(of callable: Callable, _ generic: GenericFunction, on receiver: Value) -> Callable {
    let type = library.typeRef(of: receiver)
    var bindings = TypeBindings(of: type, library).types
    if case .named(let own, _) = type, !own.isHost {
      bindings.merge(own.associatedTypes(library)) { known, _ in known }
    }
    if library.type(of: receiver).isSubtype(of: library["Sequence"]) {
      bindings["Element"] = library.elementType(of: receiver) ?? bindings["Element"]
    }
    return generic.instance(bindings) ?? callable
  }
}

extension TypeObject {
  /// Whether a value that is declared to be of this type has its members and no other type's.
  fileprivate var hasNoSubclasses: Bool { isHost || kind == .structure || kind == .enumeration }
}

extension CodeBlockItemListSyntax {
  fileprivate func names(among names: Set<String>) -> [String] {
    let found = tokens(viewMode: .sourceAccurate).map(\.text).filter { names.contains($0) }
    return Array(Set(found))
  }
}
