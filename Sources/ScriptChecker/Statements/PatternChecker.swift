import ScriptSource
import ScriptTypes

/// Checks patterns against the type of what they are compared with, and declares their names.
struct PatternChecker {
  let checker: ModuleChecker
  let scope: Scope
  /// Whether the pattern is a declaration's, and no case.
  var isDeclaration = false
  /// Whether the value stands behind the pattern, as in a declaration or `if case`.
  var isInitialized = false

  init(_ checker: ModuleChecker, _ scope: Scope) {
    self.checker = checker
    self.scope = scope
  }

  private var library: StandardTypes { checker.library }

  /// The annotation of a declaration's pattern.
  func annotation(of pattern: Pattern) -> WrittenType? {
    switch pattern.kind {
    // What `some P` of a local variable hides is in view.
    case .typed(_, let written): written.isOpaque ? nil : written
    case .binding(_, let inner): annotation(of: inner)
    default: nil
    }
  }

  /// The type that is written, or that of the value if generic arguments are left out.
  private func resolve(_ written: WrittenType, from type: Type?) -> Type {
    let resolver = TypeResolver(checker, scope)
    if let type, resolver.leavesArgumentsOpen(written) { return type }
    return resolver.resolve(written)
  }

  /// - Parameters:
  ///   - type: What the pattern is compared with; `nil` for a variable without a value.
  ///   - isVariable: Whether the names are variables.
  func check(_ pattern: Pattern, against type: Type?, isVariable: Bool) -> TypedPattern {
    let range = pattern.range
    let known = type ?? .error
    switch pattern.kind {
    case .any: return TypedPattern(.any, known, range)
    case .identifier(let name):
      let symbol = ValueSymbol(name, .variable, type: known)
      symbol.isConstant = !isVariable
      symbol.isSettable = isVariable
      scope.replace(symbol)
      return TypedPattern(.binding(symbol), known, range)
    case .typed(let inner, let written) where written.isOpaque:
      return check(inner, against: type, isVariable: isVariable)
    case .typed(let inner, let written):
      let typed = check(inner, against: resolve(written, from: type), isVariable: isVariable)
      if case .implicitlyUnwrapped = written.kind, case .binding(let symbol) = typed.kind {
        symbol.isImplicitlyUnwrapped = true
      }
      return typed
    case .binding(let isVariable, let inner):
      return check(inner, against: type, isVariable: isVariable)
    case .tuple(let elements): return tuple(elements, known, isVariable, range)
    case .optional(let inner):
      guard let wrapped = library.wrapped(known) else {
        if !known.isError {
          checker.report(PatternMessages.optionalPattern(known), at: range)
        }
        _ = check(inner, against: .error, isVariable: isVariable)
        return TypedPattern(.error, known, range)
      }
      let typed = check(inner, against: wrapped, isVariable: isVariable)
      return TypedPattern(.optional(typed), known, range)
    case .check(let written):
      return TypedPattern(.check(TypeResolver(checker, scope).resolve(written)), known, range)
    case .cast(let inner, let written):
      let target = TypeResolver(checker, scope).resolve(written)
      let typed = check(inner, against: target, isVariable: isVariable)
      return TypedPattern(.cast(typed, target), known, range)
    case .enumCase(let written, let name, let elements):
      return enumCase(written, name, elements, known, isVariable, pattern)
    case .bareCase(let name, let elements):
      checker.report(
        NameMessages.unknownName(name.text),
        at: name.range,
        hint: Hints.caseWithDot(name.text)
      )
      for element in elements {
        _ = check(element.pattern, against: .error, isVariable: isVariable)
      }
      return TypedPattern(.error, known, range)
    case .expression(let expression): return self.expression(expression, known, range)
    }
  }

  private func tuple(
    _ elements: [Pattern.Element],
    _ type: Type,
    _ isVariable: Bool,
    _ range: TextRange
  ) -> TypedPattern {
    if elements.count == 1, elements[0].label == nil {
      return check(elements[0].pattern, against: type, isVariable: isVariable)
    }
    guard case .tuple(let tuple) = type, tuple.elements.count == elements.count else {
      if !type.isError {
        checker.report(mismatch(elements, type), at: range)
      }
      for element in elements {
        _ = check(element.pattern, against: .error, isVariable: isVariable)
      }
      return TypedPattern(.error, type, range)
    }
    checkLabels(elements, tuple, type, range)
    let typed = zip(elements, positions(of: elements, in: tuple)).map { element, position in
      let type = tuple.elements[position].type
      return (position, check(element.pattern, against: type, isVariable: isVariable))
    }
    let ordered = typed.sorted { $0.0 < $1.0 }.map { $0.1 }
    return TypedPattern(.tuple(ordered), type, range)
  }

  /// Which element of a tuple each part of a pattern stands for: in a declaration a label says so.
  private func positions(of elements: [Pattern.Element], in tuple: TupleType) -> [Int] {
    guard isInitialized else { return Array(elements.indices) }
    let named = elements.map { element in
      element.label.flatMap { label in tuple.elements.firstIndex { $0.label == label.text } }
    }
    guard Set(named.compactMap { $0 }).count == named.count(where: { $0 != nil }) else {
      return Array(elements.indices)
    }
    var free = elements.indices.filter { !named.contains($0) }
    return named.map { $0 ?? free.removeFirst() }
  }

  private func checkLabels(
    _ elements: [Pattern.Element],
    _ tuple: TupleType,
    _ type: Type,
    _ range: TextRange
  ) {
    for (element, given) in zip(elements, tuple.elements) {
      guard let label = element.label, let expected = given.label, label.text != expected,
        !isInitialized || !tuple.elements.contains(where: { $0.label == label.text })
      else { continue }
      guard isInitialized else {
        checker.report(
          PatternMessages.tuplePatternLabel(label.text, expected),
          at: label.range
        )
        return
      }
      let places = zip(elements, tuple.elements).map {
        ($0.label.map { "\($0.text): " } ?? "") + "\($1.type)"
      }
      checker.report(
        PatternMessages.tuplePatternMismatch(type, places.joined(separator: ", ")),
        at: range
      )
      return
    }
  }

  /// A tuple pattern for something else, or for a tuple with more or fewer elements.
  private func mismatch(_ elements: [Pattern.Element], _ type: Type) -> String {
    guard isDeclaration else {
      if case .tuple = type {
        return PatternMessages.tuplePatternLength(type)
      }
      return PatternMessages.tuplePatternOfPlain(type)
    }
    guard case .tuple(let tuple) = type else {
      let places = elements.map { _ in "_" }.joined(separator: ", ")
      return PatternMessages.tuplePatternMismatch(type, places)
    }
    let places = elements.indices.map {
      $0 < tuple.elements.count ? "\(tuple.elements[$0].type)" : "_"
    }
    return
      PatternMessages.tuplePatternCount(type, places.joined(separator: ", "))
  }

  /// The case that has another name today.
  private func olderCase(
    _ found: [MemberCandidate],
    of type: Type,
    _ name: Identifier
  ) -> MemberCandidate? {
    let older = found.first { $0.symbol.availability.isUnavailable }?.symbol
    guard let older, let renamed = older.availability.renamed else { return nil }
    let word = String(renamed.prefix { $0 != "(" })
    let candidate = MemberLookup(signature: scope.signature, library: library)
      .typeMembers(of: type, named: word).first { $0.symbol.kind == .enumCase }
    if candidate != nil {
      checker.report(
        FlowMessages.renamed(name.text, word),
        at: name.range,
        fix: Fix(
          [TextEdit(name.range, word)],
          obsoleted: older.availability.obsoleted ?? Fix.today
        )
      )
    }
    return candidate
  }

  private func enumCase(
    _ written: WrittenType?,
    _ name: Identifier,
    _ elements: [Pattern.Element]?,
    _ type: Type,
    _ isVariable: Bool,
    _ pattern: Pattern
  ) -> TypedPattern {
    var subject = type
    if let written {
      // `Result.success` of a `Result<Int, E>`.
      subject = resolve(written, from: type)
    }
    let members = MemberLookup(signature: scope.signature, library: library)
    func find(in type: Type) -> MemberCandidate? {
      let found = members.typeMembers(of: type, named: name.text)
      return found.first { $0.symbol.kind == .enumCase } ?? olderCase(found, of: type, name)
    }
    if let caret = checker.caret, name.text == Caret.name {
      caret.note(.member(of: .metatype(of: subject), scope))
      return TypedPattern(.error, type, pattern.range)
    }
    var isWrapped = false
    var found = find(in: subject)
    // A case of `T` matches a `T?`, too.
    if found == nil, let wrapped = library.wrapped(subject), let inner = find(in: wrapped) {
      found = inner
      subject = wrapped
      isWrapped = true
    }
    if found == nil, checker.admitOlderNames() { found = find(in: subject) }
    guard let candidate = found else {
      let isPlainEnum = subject.symbol?.kind == .enum && written == nil
      if elements == nil, !isPlainEnum || checker.caret != nil || hasMember(name.text, subject) {
        let base = written.map { $0.asExpression } ?? nil
        let member = Expression(
          .member(base, DeclarationName(name.text, name.range)),
          pattern.range
        )
        return expression(member, type, pattern.range)
      }
      if !subject.isError {
        checker.report(
          SolvingMessages.typeHasNoMember(subject, name.text),
          at: name.range,
          hint: Spelling(checker: checker, scope: scope)
            .hint(for: name.text, memberOf: .metatype(of: subject))
        )
      }
      for element in elements ?? [] {
        _ = check(element.pattern, against: .error, isVariable: isVariable)
      }
      return TypedPattern(.error, type, pattern.range)
    }
    let symbol = candidate.symbol
    var arguments: [Type] = []
    if case .nominal(let nominal) = subject { arguments = nominal.arguments }
    let caseType = symbol.type.substituting(
      Substitution(symbol.interface.signature.parameters, arguments)
    )
    var typed: [TypedPattern] = []
    if case .function(let function) = caseType, let elements {
      typed = payload(elements, function, symbol, isVariable, pattern)
    } else if let elements, !elements.isEmpty {
      for element in elements {
        _ = check(element.pattern, against: .error, isVariable: isVariable)
      }
      checker.report(PatternMessages.patternWithoutValues(name.text), at: pattern.range)
    }
    let whole = TypedPattern(
      .enumCase(SymbolReference(symbol, arguments), typed),
      subject,
      pattern.range
    )
    if case .existential = type {
      // A value in a box may be of another type than the enum.
      return TypedPattern(.cast(whole, subject), type, pattern.range)
    }
    return isWrapped ? TypedPattern(.optional(whole), type, pattern.range) : whole
  }

  /// Whether the type has a member of this name that a value can be compared with.
  private func hasMember(_ name: String, _ type: Type) -> Bool {
    let members = MemberLookup(signature: scope.signature, library: library)
    return [type, library.wrapped(type) ?? type].contains {
      !members.typeMembers(of: $0, named: name).isEmpty
    }
  }

  private func payload(
    _ elements: [Pattern.Element],
    _ function: FunctionType,
    _ symbol: ValueSymbol,
    _ isVariable: Bool,
    _ pattern: Pattern
  ) -> [TypedPattern] {
    let types = function.parameters.map(\.type)
    if elements.count == types.count {
      return zip(elements, types).map {
        check($0.pattern, against: $1, isVariable: isVariable)
      }
    }
    if elements.count == 1 {
      // One name for the whole payload.
      let whole = Type.tuple(
        of: zip(types, symbol.parameters).map {
          TupleType.Element(label: $1.label.isEmpty ? nil : $1.label, $0)
        }
      )
      return [check(elements[0].pattern, against: whole, isVariable: isVariable)]
    }
    if types.count == 1, case .tuple(let tuple) = types[0], tuple.elements.count == elements.count {
      let typed = zip(elements, tuple.elements).map {
        check($0.pattern, against: $1.type, isVariable: isVariable)
      }
      return [TypedPattern(.tuple(typed), types[0], pattern.range)]
    }
    checker.report(
      PatternMessages.tuplePatternLength(Type.tuple(of: types.map { TupleType.Element($0) })),
      at: pattern.range
    )
    return []
  }

  /// `case 1...5:` asks `~=`.
  private func expression(
    _ expression: Expression,
    _ type: Type,
    _ range: TextRange
  ) -> TypedPattern {
    let subject = ValueSymbol("$match", .variable, type: type)
    let inner = Scope(.block, in: scope)
    inner.add(subject)
    let name = Expression(.name(DeclarationName("$match", range)), range)
    let call = Expression(
      .sequence([.operand(expression), .infix(Identifier("~=", range)), .operand(name)]),
      range
    )
    let before = checker.messages.count
    let typed = ExpressionChecker(checker, inner).check(call, as: library.bool, for: .condition)
    guard checker.messages.count == before, !typed.isError else {
      return TypedPattern(.error, type, range)
    }
    return TypedPattern(.expression(typed, subject: subject), type, range)
  }
}

extension WrittenType {
  fileprivate var isOpaque: Bool { if case .some = kind { true } else { false } }

  /// The type's name as an expression.
  fileprivate var asExpression: Expression? {
    switch kind {
    case .name(let name, let arguments):
      let base = Expression(.name(DeclarationName(name, range)), range)
      return arguments.isEmpty ? base : Expression(.specialization(base, arguments), range)
    case .member(let base, let name, _):
      return base.asExpression.map {
        Expression(.member($0, DeclarationName(name.text, name.range)), range)
      }
    default: return nil
    }
  }
}
