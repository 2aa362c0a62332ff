import ScriptSource
import ScriptTypes

/// Generates nodes of what is written with `repeat` and `each`.
struct PackExpressions {
  let generator: Generator

  private var checker: ModuleChecker { generator.checker }
  private var system: ConstraintSystem { generator.system }
  private var scope: Scope { generator.scope }

  /// `repeat pattern`: a value for each element of the packs of which the pattern says `each`.
  func expansion(of pattern: Expression, _ range: TextRange) -> Node {
    let index = ValueSymbol("$index", .variable, type: generator.library.type("Int"))
    index.isConstant = true
    let inner = Scope(.block, in: scope)
    inner.ownPackIndex = index
    let node = Generator(checker: checker, system: system, scope: inner).complete(pattern)
    return Node(.packExpansion(node, index: index), .expansion(TypeBox(node.type)), range)
  }

  /// `each pack`, also of a pack of types.
  func element(of pack: Expression, _ range: TextRange) -> Node {
    if let written = pack.asWrittenType, generator.isType(written) {
      let type = generator.resolver.resolve(WrittenType(.packElement(written), range))
      return Node(.typeReference(type), .metatype(of: type), range)
    }
    let base: Node
    if case .name(let name) = pack.kind {
      base = generator.reference(name, arguments: [], pack.range)
    } else {
      base = generator.node(pack)
    }
    generator.finish(base)
    guard let index = scope.packIndex else {
      if case .expansion(let box) = base.type {
        checker.report(SolvingMessages.packElementOutside(box.type), at: range)
      } else {
        checker.report(DeclarationMessages.notPack(base.type), at: range)
      }
      return Node(.error, .error, range)
    }
    let node = generator.fresh(.packElement(base, index: index), range)
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

extension Generator {
  var packs: PackExpressions { PackExpressions(generator: self) }
}
