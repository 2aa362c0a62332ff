import ScriptSource
import ScriptTypes

/// Generates nodes of arrays and dictionaries that are written down.
struct CollectionLiterals {
  let generator: Generator

  private var system: ConstraintSystem { generator.system }
  private var library: StandardTypes { generator.library }

  func array(_ elements: [Expression], _ range: TextRange) -> Node {
    // `[Int]` before a dot or a call is a type.
    if elements.count == 1, let type = types([elements[0]]) {
      let array = library.array(type[0])
      return Node(.typeReference(array), .metatype(of: array), range)
    }
    let nodes = elements.map(generator.complete)
    let result = generator.fresh(.array(nodes), range, literals: .array)
    let element = system.makeVariable()
    system.add(.equal(result.type.associatedType("ArrayLiteralElement"), element), result)
    if nodes.count > 1 { system.noteElement(element, of: result, .any) }
    convert(nodes, to: element)
    return result
  }

  func dictionary(_ elements: [Expression.DictionaryElement], _ range: TextRange) -> Node {
    if elements.count == 1, let types = types([elements[0].key, elements[0].value]) {
      let dictionary = library.type("Dictionary", types[0], types[1])
      return Node(.typeReference(dictionary), .metatype(of: dictionary), range)
    }
    let nodes = elements.map {
      (key: generator.complete($0.key), value: generator.complete($0.value))
    }
    let result = generator.fresh(.dictionary(nodes), range, literals: .dictionary)
    let key = system.makeVariable()
    let value = system.makeVariable()
    system.add(.equal(result.type.associatedType("Key"), key), result)
    system.add(.equal(result.type.associatedType("Value"), value), result)
    if nodes.count > 1 {
      system.noteElement(key, of: result, library.type("AnyHashable"))
      system.noteElement(value, of: result, .any)
    }
    convert(nodes.map(\.key), to: key)
    convert(nodes.map(\.value), to: value)
    return result
  }

  /// Converts elements to the type of all of them.
  ///
  /// Literals of one kind have one type, which is converted once.
  private func convert(_ elements: [Node], to wanted: Type) {
    guard let first = elements.first else { return }
    if elements.allSatisfy({ $0.isLiteral(like: first) }) {
      for node in elements.dropFirst() { _ = system.isEqual(node.type, first.type, node) }
      return system.add(.conversion(first.type, wanted, .value), first)
    }
    for node in elements { system.add(.conversion(node.type, wanted, .value), node) }
  }

  /// The types that expressions name, if all of them name types.
  private func types(_ expressions: [Expression]) -> [Type]? {
    var types: [Type] = []
    for expression in expressions {
      guard let written = expression.asWrittenType, generator.isType(written), !written.isVoid
      else { return nil }
      types.append(generator.resolver.resolve(written))
    }
    return types
  }
}

extension Generator {
  var collections: CollectionLiterals { CollectionLiterals(generator: self) }
}

extension WrittenType {
  /// Whether it is `()`, which is a value where a value can stand, or made of it.
  fileprivate var isVoid: Bool {
    switch kind {
    case .tuple(let elements): elements.isEmpty
    case .array(let element): element.isVoid
    default: false
    }
  }
}

extension Node {
  /// Whether both are literals of one kind.
  fileprivate func isLiteral(like other: Node) -> Bool {
    switch (kind, other.kind) {
    case (.literal(.integer), .literal(.integer)), (.literal(.float), .literal(.float)),
      (.literal(.boolean), .literal(.boolean)), (.literal(.string), .literal(.string)):
      true
    default: false
    }
  }
}
