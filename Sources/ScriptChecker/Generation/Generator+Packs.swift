import ScriptSource
import ScriptTypes

extension Generator {
  /// `repeat pattern`: a value for each element of the packs of which the pattern says `each`.
  func packExpansion(_ pattern: Expression, _ range: TextRange) -> Node {
    let index = ValueSymbol("$index", .variable, type: library.type("Int"))
    index.isConstant = true
    let inner = Scope(.block, in: scope)
    inner.ownPackIndex = index
    let node = Generator(checker: checker, system: system, scope: inner).complete(pattern)
    return Node(.packExpansion(node, index: index), .expansion(TypeBox(node.type)), range)
  }

  /// `each pack`, also of a pack of types.
  func packElement(_ pack: Expression, _ range: TextRange) -> Node {
    if let written = pack.asWrittenType, isType(written) {
      let type = resolver.resolve(WrittenType(.packElement(written), range))
      return Node(.typeReference(type), .metatype(of: type), range)
    }
    let base: Node
    if case .name(let name) = pack.kind {
      base = reference(name, arguments: [], pack.range)
    } else {
      base = node(pack)
    }
    finish(base)
    guard let index = scope.packIndex else {
      if case .expansion(let box) = base.type {
        checker.report(SolvingMessages.packElementOutside(box.type), at: range)
      } else {
        checker.report(DeclarationMessages.notPack(base.type), at: range)
      }
      return Node(.error, .error, range)
    }
    let node = fresh(.packElement(base, index: index), range)
    system.add(.packElement(base.type, node.type), node)
    return node
  }

  /// A name that stands for one value, as every name but that of a pack does.
  func single(_ name: Node) -> Node {
    guard case .expansion(let box) = name.type else { return name }
    checker.report(SolvingMessages.packWithoutEach(box.type), at: name.range)
    return Node(.error, .error, name.range)
  }
}
