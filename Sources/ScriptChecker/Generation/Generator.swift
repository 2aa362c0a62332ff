import ScriptSource
import ScriptTypes

/// Turns an expression into nodes with type variables, and adds what must hold between them.
struct Generator {
  let checker: ModuleChecker
  let system: ConstraintSystem
  let scope: Scope

  var library: StandardTypes { system.library }

  /// - Parameter isChained: Whether the expression is the base of a longer chain, which then handles its `?`.
  func node(_ expression: Expression, isChained: Bool = false) -> Node {
    if !isChained, expression.hasImplicitBase { return implicitChain(expression) }
    let node = make(expression, isChained: isChained)
    guard !isChained, expression.hasOptionalChain, !node.beginsWithType else { return node }
    return optionalEvaluation(node)
  }

  /// `.name`, `.name(…).more`: gives a value of the type whose member it begins with.
  private func implicitChain(_ expression: Expression) -> Node {
    let base = system.makeVariable()
    system.implicitBase = base
    let inner = make(expression, isChained: true)
    finish(inner)
    let node = Node(.implicitChain(inner), base, expression.range)
    system.add(.conversion(inner.type, base, .value), node)
    return node
  }

  /// A chain gives an optional; one that is an optional already stays as it is.
  func optionalEvaluation(_ inner: Node) -> Node {
    let wrapped = system.makeVariable()
    let result = library.optional(wrapped)
    let node = Node(.optionalEvaluation(inner), result, inner.range)
    system.add(.conversion(inner.type, result, .chain), node)
    return node
  }

  func fresh(_ kind: Node.Kind, _ range: TextRange, literals: LiteralKinds = []) -> Node {
    let node = Node(kind, system.makeVariable(literals), range)
    node.depth = system.depth
    return node
  }

  private func make(_ expression: Expression, isChained: Bool) -> Node {
    let range = expression.range
    system.depth += 1
    defer { system.depth -= 1 }
    switch expression.kind {
    case .integer(let text): return fresh(.literal(.integer(text)), range, literals: .integer)
    case .float(let text): return fresh(.literal(.float(text)), range, literals: .float)
    case .boolean(let value): return fresh(.literal(.boolean(value)), range, literals: .boolean)
    case .nil: return fresh(.literal(.nil), range, literals: .nil)
    case .string(let literal): return string(literal, range)
    case .regex(let text):
      let literal = RegexLiteral(checker: checker, range: range)
      return make(literal.expression(text), isChained: isChained)
    case .source(let name): return source(name, range)
    case .array(let elements): return array(elements, range)
    case .dictionary(let elements): return dictionary(elements, range)
    case .name(let name): return single(reference(name, arguments: [], range))
    case .specialization(let base, let arguments): return specialized(base, arguments, range)
    case .superObject: return superObject(range)
    case .member(let base?, let name): return member(base, name, range)
    case .member(nil, let name): return implicitMember(name, range)
    case .call(let callee, let arguments): return call(callee, arguments, expression)
    case .subscript(let base, let arguments): return subscripted(base, arguments, range)
    case .tuple(let elements): return tuple(elements, range)
    case .closure(let closure): return self.closure(closure, range)
    case .sequence(let elements):
      if let written = elements.asFunctionType(range) {
        let type = resolver.resolve(written)
        return Node(.typeReference(type), .metatype(of: type), range)
      }
      if let written = elements.asTypeName, isType(written) {
        return typeAsValue(resolver.resolve(written), range)
      }
      return folded(Folding(checker: checker).fold(elements), range)
    case .prefix(let name, let operand): return prefix(name, operand, range)
    case .postfix(let operand, let name):
      return apply(operator: name, fixity: .postfix, [operand], range)
    case .operatorReference(let name):
      return overloaded(
        DeclarationName(name, range),
        NameLookup(checker: checker, scope: scope).operators(name),
        range
      )
    case .attempt(let attempt, let inner): return self.attempt(attempt, node(inner), range)
    case .await(let inner):
      let node = node(inner)
      return Node(.await(node), node.type, range)
    case .inOut(let inner):
      let node = node(inner)
      return Node(.inOut(node), node.type, range)
    case .optionalChain(let inner):
      if let written = inner.asWrittenType, isType(written) {
        let type = library.optional(resolver.resolve(written))
        return Node(.typeReference(type), .metatype(of: type), range)
      }
      let base = node(inner, isChained: true)
      finish(base)
      let node = fresh(.optionalBinding(base), range)
      system.add(.optionalObject(base.type, node.type), node)
      return node
    case .forcedUnwrap(let inner):
      let base = node(inner, isChained: isChained || inner.hasOptionalChain)
      finish(base)
      let node = fresh(.forcedUnwrap(base), range)
      system.add(.optionalObject(base.type, node.type), node)
      return node
    case .keyPath(let path): return keyPath(path, range)
    case .selector(_, let inner):
      guard let selector = checker.visibleType(named: "Selector") else {
        checker.report(SolvingMessages.selectorWithoutObjc, at: range)
        return Node(.error, .error, range)
      }
      return Node(.selector(node(inner)), selector.selfType, range)
    case .conditional(let statement):
      return conditional(statement, range)
    case .selection(let statement): return selection(statement, range)
    case .type(let written):
      let type = resolver.resolve(written)
      return Node(.typeReference(type), .metatype(of: type), range)
    case .discard: return fresh(.discard, range)
    case .packExpansion(let pattern): return packExpansion(pattern, range)
    case .packElement(let pack): return packElement(pack, range)
    case .macro("warning", _): return Node(.tuple([]), .void, range)
    case .macro(let name, let arguments):
      checker.report(arguments.message(ofMacro: name), at: range)
      return Node(.error, .error, range)
    case .unreadable: return Node(.error, .error, range)
    }
  }

  var resolver: TypeResolver {
    TypeResolver(checker, scope, openArguments: { _ in system.makeVariable() })
  }

  // MARK: Literals

  private func string(_ literal: StringLiteral, _ range: TextRange) -> Node {
    if let text = literal.plainText {
      return fresh(
        .literal(.string(text)),
        range,
        literals: text.unicodeScalars.count == 1
          ? .scalar : text.count == 1 ? .character : .string
      )
    }
    if checker.declaresInterpolations || literal.segments.contains(where: \.needsCall) {
      return interpolation(literal, range)
    }
    let segments = literal.segments.map { segment -> Node.Segment in
      switch segment {
      case .text(let text): return .text(text)
      case .interpolation(let arguments, _):
        guard let first = arguments.first else { return .text("") }
        let node = complete(first.value)
        system.add(.conversion(node.type, .any, .interpolation), node)
        return .value(node)
      }
    }
    return fresh(.interpolation(segments), range, literals: .interpolation)
  }

  /// A literal whose values are passed to `appendInterpolation`, as the program or a label asks for.
  private func interpolation(_ literal: StringLiteral, _ range: TextRange) -> Node {
    let result = fresh(.error, range, literals: .interpolation)
    let buffer = InterpolationBuffer()
    let type = result.type.associatedType("StringInterpolation")
    let segments = literal.segments.map { segment -> Node.Segment in
      switch segment {
      case .text(let text): return .text(text)
      case .interpolation(let arguments, let place):
        let base = Node(.interpolationBuffer(buffer), type, place)
        let name = DeclarationName("appendInterpolation", place)
        let list = Arguments(listed: arguments, place)
        return .value(call(memberNode(base, name, place), list, place))
      }
    }
    return Node(.builtInterpolation(segments, buffer), result.type, range)
  }

  private func source(_ name: String, _ range: TextRange) -> Node {
    let isNumber = name == "line" || name == "column"
    return fresh(.literal(.source(name)), range, literals: isNumber ? .integer : .string)
  }

  private func array(_ elements: [Expression], _ range: TextRange) -> Node {
    // `[Int]` before a dot or a call is a type.
    if elements.count == 1, let type = typeLiteral([elements[0]]) {
      let array = library.array(type[0])
      return Node(.typeReference(array), .metatype(of: array), range)
    }
    let nodes = elements.map(complete)
    let result = fresh(.array(nodes), range, literals: .array)
    let element = system.makeVariable()
    system.add(.equal(result.type.associatedType("ArrayLiteralElement"), element), result)
    if nodes.count > 1 { system.noteElement(element, of: result, .any) }
    convert(nodes, to: element)
    return result
  }

  /// Converts the elements of a collection that is written down.
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

  private func dictionary(_ elements: [Expression.DictionaryElement], _ range: TextRange) -> Node {
    if elements.count == 1, let types = typeLiteral([elements[0].key, elements[0].value]) {
      let dictionary = library.type("Dictionary", types[0], types[1])
      return Node(.typeReference(dictionary), .metatype(of: dictionary), range)
    }
    let nodes = elements.map { (key: complete($0.key), value: complete($0.value)) }
    let result = fresh(.dictionary(nodes), range, literals: .dictionary)
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

  /// The types that expressions name, if all of them name types.
  private func typeLiteral(_ expressions: [Expression]) -> [Type]? {
    var types: [Type] = []
    for expression in expressions {
      guard let written = expression.asWrittenType, isType(written), !written.isVoid else {
        return nil
      }
      types.append(resolver.resolve(written))
    }
    return types
  }

  func isType(_ written: WrittenType) -> Bool {
    switch written.kind {
    case .name(let name, _):
      if ["Any", "AnyObject", "Self"].contains(name) { return true }
      if case .type = NameLookup(checker: checker, scope: scope).find(
        DeclarationName(name, written.range)
      ) {
        return true
      }
      return false
    case .member(let base, _, _):
      return isType(base) && !checker.silently { resolver.resolve(written) }.isError
    case .array(let element): return isType(element)
    case .dictionary(let key, let value): return isType(key) && isType(value)
    case .optional(let base), .packElement(let base): return isType(base)
    case .tuple(let elements): return elements.allSatisfy { isType($0.type) }
    case .function, .any: return true
    default: return false
    }
  }

  private func tuple(_ elements: [Argument], _ range: TextRange) -> Node {
    if elements.count == 1, elements[0].label == nil {
      let node = node(elements[0].value)
      guard case .packExpansion = node.kind else { return node }
      return Node(.tuple([node]), .tuple(TupleType([TupleType.Element(node.type)])), range)
    }
    let nodes = elements.map { node($0.value) }
    let types = zip(elements, nodes).map {
      TupleType.Element(label: $0.label?.text, $1.type)
    }
    return Node(.tuple(nodes), .tuple(TupleType(types)), range)
  }

  private func attempt(_ attempt: Expression.Attempt, _ inner: Node, _ range: TextRange) -> Node {
    guard attempt == .optional else { return Node(.attempt(attempt, inner), inner.type, range) }
    let result = library.optional(system.makeVariable())
    let node = Node(.attempt(attempt, inner), result, range)
    system.add(.conversion(inner.type, result, .value), node)
    return node
  }
}

extension [Expression.SequenceElement] {
  /// `Name<Argument>` that the end of a line follows, which is read as two operators.
  fileprivate var asTypeName: WrittenType? {
    guard count == 3, case .operand(let base) = self[0], case .infix(let opening) = self[1],
      opening.text == "<", case .operand(let last) = self[2],
      case .postfix(let argument, let closing) = last.kind, closing.text == ">",
      let written = argument.asWrittenType
    else { return nil }
    return Expression(.specialization(base, [written]), base.range.through(closing.range))
      .asWrittenType
  }
}

extension Expression {
  /// Whether the chain begins with an implicit member.
  var hasImplicitBase: Bool {
    switch kind {
    case .member(nil, _): true
    case .member(let base?, _): base.hasImplicitBase
    case .call(let callee, _): callee.hasImplicitBase
    case .subscript(let base, _): base.hasImplicitBase
    case .forcedUnwrap(let base), .postfix(let base, _), .optionalChain(let base):
      base.hasImplicitBase
    default: false
    }
  }

  /// Whether it names a type without anything behind, such as `.self`.
  var isTypeName: Bool {
    switch kind {
    case .name, .specialization: true
    case .member(let base?, let name): name.base != "self" && base.isTypeName
    default: false
    }
  }

  /// Whether a `?` of this chain makes its result an optional.
  var hasOptionalChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base?, _): base.hasOptionalChain
    case .call(let callee, _): callee.hasOptionalChain
    case .subscript(let base, _): base.hasOptionalChain
    case .forcedUnwrap(let base), .postfix(let base, _): base.hasOptionalChain
    default: false
    }
  }

  /// The expression read as a type, if it is written like one.
  var asWrittenType: WrittenType? {
    switch kind {
    case .name(let name) where name.labels == nil:
      return WrittenType(.name(name.base, arguments: []), range)
    case .member(let base?, let name) where name.labels == nil:
      guard let base = base.asWrittenType else { return nil }
      return WrittenType(.member(base, Identifier(name.base, name.range), arguments: []), range)
    case .specialization(let base, let arguments):
      switch base.asWrittenType?.kind {
      case .name(let name, _)?: return WrittenType(.name(name, arguments: arguments), range)
      case .member(let outer, let name, _)?:
        return WrittenType(.member(outer, name, arguments: arguments), range)
      default: return nil
      }
    case .type(let written): return written
    case .packElement(let pack):
      return pack.asWrittenType.map { WrittenType(.packElement($0), range) }
    case .array(let elements) where elements.count == 1:
      return elements[0].asWrittenType.map { WrittenType(.array($0), range) }
    case .dictionary(let elements) where elements.count == 1:
      guard let key = elements[0].key.asWrittenType, let value = elements[0].value.asWrittenType
      else { return nil }
      return WrittenType(.dictionary(key: key, value: value), range)
    case .optionalChain(let base):
      return base.asWrittenType.map { WrittenType(.optional($0), range) }
    case .sequence(let elements): return elements.asFunctionType(range)
    case .tuple(let elements):
      let types = elements.map { element in
        element.value.asWrittenType.map {
          WrittenType.TupleElement(label: element.label, type: $0)
        }
      }
      guard types.allSatisfy({ $0 != nil }) else { return nil }
      return WrittenType(.tuple(types.compactMap(\.self)), range)
    default: return nil
    }
  }
}

extension [Expression.SequenceElement] {
  /// `(Int) -> Bool`, written where an expression stands.
  fileprivate func asFunctionType(_ range: TextRange) -> WrittenType? {
    guard count >= 3, case .operand(let first) = self[startIndex],
      case .arrow(let effects, _) = self[startIndex + 1],
      case .tuple(let parameters) = first.kind
    else { return nil }
    let rest = Array(dropFirst(2))
    var result: WrittenType?
    if rest.count == 1, case .operand(let last) = rest[0] {
      result = last.asWrittenType
    } else {
      result = rest.asFunctionType(range)
    }
    let types = parameters.map(\.value.asWrittenType)
    guard let result, types.allSatisfy({ $0 != nil }) else { return nil }
    return WrittenType(
      .function(
        WrittenFunctionType(
          parameters: types.compactMap(\.self),
          effects: effects,
          result: result
        )
      ),
      range
    )
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

  /// Whether the chain begins with a type: `Int?.none`.
  fileprivate var beginsWithType: Bool {
    switch kind {
    case .typeReference: true
    case .member(let base): base.beginsWithType
    case .call(let callee, _): callee.beginsWithType
    case .subscript(let member, _): member.beginsWithType
    default: false
    }
  }
}

extension StringLiteral.Segment {
  /// Whether the value has a label, or more beside it.
  fileprivate var needsCall: Bool {
    guard case .interpolation(let arguments, _) = self else { return false }
    return arguments.count != 1 || arguments[0].label != nil
  }
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

extension Arguments {
  /// `#error("…")` says what it is told to.
  fileprivate func message(ofMacro name: String) -> String {
    switch name {
    case "error":
      if case .string(let literal)? = listed.first?.value.kind,
        let text = literal.plainText
      {
        return text
      }
    case "keyPath": return SolvingMessages.keyPathWithoutObjc
    default: break
    }
    return SolvingMessages.unknownMacro(name)
  }
}
