import SwiftSyntax

/// An old spelling found at a node.
struct SpellingMatch {
  let shape: SpellingShape
  /// The old name as it stands there.
  let name: TokenSyntax
  /// What stands before its dot.
  let base: ExprSyntax?
  /// The dot.
  let period: TokenSyntax?
  /// The arguments of a call, one list a parameter.
  let arguments: [[WrittenArgument]]

  var spelling: Spelling { shape.spelling }
}

/// Finds old spellings in a tree.
final class SpellingSearch {
  let table: SpellingTable
  let names: DeclaredNames

  init(table: SpellingTable, names: DeclaredNames) {
    self.table = table
    self.names = names
  }

  private var context: SpellingContext { SpellingContext(names: names) }

  /// The old spellings in a file, in no order.
  func uses(in file: SourceFile) -> [SpellingUse] {
    file.namingNodes.compactMap { node in
      if let match = match(node) {
        return SpellingUse(spelling: match.spelling, place: file.span(of: match.name))
      }
      return olderWord(node).map {
        SpellingUse(spelling: .olderSyntax, place: file.span(of: $0))
      }
    }
  }

  /// A word that only Swift 2 had in its place, and that the interpreter takes as it is.
  private func olderWord(_ node: Syntax) -> TokenSyntax? {
    let counts = { (word: TokenSyntax) in word.text == "++" || word.text == "--" }
    switch node.as(SyntaxEnum.self) {
    case .postfixOperatorExpr(let node):
      return counts(node.operator) && !names.declaresOperators ? node.operator : nil
    case .prefixOperatorExpr(let node):
      return counts(node.operator) && !names.declaresOperators ? node.operator : nil
    case .genericParameterClause(let node): return node.genericWhereClause?.whereKeyword
    default: return nil
    }
  }

  /// The old spelling that a node is as a whole; parts of it may be others.
  func match(_ node: Syntax) -> SpellingMatch? {
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call): return self.call(call)
    case .memberAccessExpr(let access):
      if isCallee(node) { return nil }
      return member(access)
    case .declReferenceExpr(let name):
      if isMemberName(node) { return nil }
      if let type = typeName(name.baseName) { return type }
      if isCallee(node) { return nil }
      return plain(name.baseName)
    case .identifierType(let type): return typeName(type.name)
    case .sequenceExpr(let sequence): return assignment(sequence)
    case .importPathComponent(let component): return module(component.name)
    case .functionDecl(let function): return firstLabel(function)
    default: return nil
    }
  }

  // MARK: Uses

  private func call(_ node: FunctionCallExprSyntax) -> SpellingMatch? {
    let callee =
      node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      ?? node.calledExpression
    let name: TokenSyntax
    var access: MemberAccessExprSyntax?
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName
      if names.declares(name.name) { return nil }
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName
      access = member
      if member.base != nil, names.functions.contains(name.name) { return nil }
    } else {
      return nil
    }
    guard node.additionalTrailingClosures.isEmpty else { return nil }
    let arguments = WrittenArgument.all(of: node)
    for spelling in table.spellings(named: name.name) where spelling.isFunction {
      guard fits(spelling, access) || access == nil && isOnSelf(spelling, Syntax(node)) else {
        continue
      }
      // A static method of sequences, called inside an extension of them.
      if spelling.home == .anywhere, spelling.new.hasPrefix("Observable."),
        isInExtensionOfSequences(Syntax(node))
      {
        continue
      }
      let shape = SpellingShape(spelling)
      let sources = shape.match(arguments, isSeconds: isSeconds, isFunction: isFunction)
      guard let sources, !shape.isToday(sources),
        context.allows(spelling.twist, at: Syntax(node))
      else { continue }
      return SpellingMatch(
        shape: shape,
        name: name,
        base: access?.base,
        period: access?.period,
        arguments: sources
      )
    }
    return nil
  }

  private func member(_ access: MemberAccessExprSyntax) -> SpellingMatch? {
    let name = access.declName.baseName
    // The library's own name before the dot makes no difference.
    if access.base?.lastName == "RxSwift" { return plain(name) }
    for spelling in table.spellings(named: name.name)
    where !spelling.isAssignment && fits(spelling, access) {
      // A case or method may be mentioned without its payload or arguments: `.Next` in `map(.Next)`.
      if spelling.isFunction {
        guard case .cases = spelling.home else { continue }
      }
      if spelling.home == .anywhere || names.declares(name.name)
        || !context.allows(spelling.twist, at: Syntax(access))
      {
        continue
      }
      return SpellingMatch(
        shape: SpellingShape(spelling),
        name: name,
        base: access.base,
        period: access.period,
        arguments: []
      )
    }
    return nil
  }

  private func plain(_ name: TokenSyntax) -> SpellingMatch? {
    guard !names.declares(name.name) else { return nil }
    return find(name) { $0.home == .anywhere && !$0.isFunction }
  }

  private func typeName(_ name: TokenSyntax) -> SpellingMatch? {
    names.types.contains(name.name) ? nil : find(name) { $0.home == .typeName }
  }

  private func module(_ name: TokenSyntax) -> SpellingMatch? {
    find(name) { $0.home == .module }
  }

  private func find(_ name: TokenSyntax, _ isMeant: (Spelling) -> Bool) -> SpellingMatch? {
    table.spellings(named: name.name).first {
      isMeant($0) && context.allows($0.twist, at: Syntax(name))
    }.map {
      SpellingMatch(shape: SpellingShape($0), name: name, base: nil, period: nil, arguments: [])
    }
  }

  private func assignment(_ node: SequenceExprSyntax) -> SpellingMatch? {
    let parts = node.elements.nodes
    guard parts.count >= 3, parts[1].assignedOperator != nil,
      let access = parts[0].as(MemberAccessExprSyntax.self), let spelling = setter(of: access)
    else { return nil }
    return SpellingMatch(
      shape: SpellingShape(spelling),
      name: access.declName.baseName,
      base: access.base,
      period: access.period,
      arguments: []
    )
  }

  /// The row for setting this property, where that is written another way today.
  func setter(of access: MemberAccessExprSyntax) -> Spelling? {
    guard let owner = access.base?.lastName else { return nil }
    return table.spellings(named: access.declName.baseName.name).first {
      guard $0.isAssignment, case .values(let type) = $0.home else { return false }
      return names.variablesByType[type]?.contains(owner) == true
    }
  }

  /// A function whose callers leave out a first label that they would need today.
  private func firstLabel(_ function: FunctionDeclSyntax) -> SpellingMatch? {
    guard names.calledWithoutFirstLabel.contains(function.name.name),
      let first = function.signature.parameterClause.parameters.first, first.hasImpliedFirstLabel
    else { return nil }
    return SpellingMatch(
      shape: SpellingShape(.impliedFirstLabel),
      name: first.firstName,
      base: nil,
      period: nil,
      arguments: []
    )
  }

  // MARK: Places

  /// Whether an expression is a time in seconds: a number, or what is plainly one.
  private func isSeconds(_ expression: ExprSyntax) -> Bool {
    if isInterval(expression) { return false }
    if names.isOld { return true }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      let types = ["Double", "TimeInterval", "NSTimeInterval", "number"]
      return (names.givesNumbersToIntervals ? types + ["RxTimeInterval"] : types).contains {
        names.variablesByType[$0]?.contains(name.baseName.name) == true
      }
    case .functionCallExpr(let call):
      return ["Double", "TimeInterval", "NSTimeInterval", "RxTimeInterval"]
        .contains(call.calleeName ?? "")
    default: return false
    }
  }

  /// Whether an expression is a time with its unit, `.seconds(1)`, which only newer programs have.
  private func isInterval(_ expression: ExprSyntax) -> Bool {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let access = called.as(MemberAccessExprSyntax.self) else { return false }
    return ["seconds", "milliseconds", "microseconds", "nanoseconds", "never"]
      .contains(access.declName.baseName.name)
      && [nil, "DispatchTimeInterval", "RxTimeInterval"].contains(access.base?.lastName)
  }

  /// Whether an expression is a closure or the name of a function.
  private func isFunction(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name {
      return names.functions.contains(name)
    }
    return expression.is(ClosureExprSyntax.self)
  }

  /// Whether an old method of sequences is called without a receiver, in an extension of them.
  private func isOnSelf(_ spelling: Spelling, _ node: Syntax) -> Bool {
    guard case .values(of: "ObservableType") = spelling.home else { return false }
    return isInExtensionOfSequences(node)
  }

  private func isInExtensionOfSequences(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if let outer = parent.as(ExtensionDeclSyntax.self) {
        let name = outer.extendedType.bareText.prefix { $0 != "<" }
        return ["ObservableType", "Observable", "ObservableConvertibleType"].contains(String(name))
      }
      node = parent
    }
    return false
  }

  private func fits(_ spelling: Spelling, _ access: MemberAccessExprSyntax?) -> Bool {
    if spelling.twist == .ofUnseenTypes { return false }
    guard let access else { return spelling.home == .anywhere }
    switch spelling.home {
    case .values:
      guard let base = access.base else { return false }
      if spelling.home == .values(of: "Optional") {
        return base.as(DeclReferenceExprSyntax.self).map {
          names.variablesByType["Optional"]?.contains($0.baseName.name) == true
        } ?? false
      }
      return spelling.twist != .ofPlainCollections || isPlainCollection(base)
    case .statics(let type): return access.base.map { isName($0, of: type) } ?? false
    case .cases(let type):
      if names.cases.contains(spelling.name) || names.declares(spelling.name) { return false }
      return access.base.map { isName($0, of: type) } ?? true
    case .anywhere, .typeName, .module: return false
    }
  }

  /// Whether an expression is the name of a type, in its old or its new spelling.
  private func isName(_ expression: ExprSyntax, of type: String) -> Bool {
    guard let name = expression.lastName else { return false }
    return name == type
      || table.spellings(named: name).contains { $0.home == .typeName && $0.new == type }
  }

  private func isPlainCollection(_ expression: ExprSyntax) -> Bool {
    if expression.is(ArrayExprSyntax.self) { return true }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name else {
      return false
    }
    return names.variablesByType["Array"]?.contains(name) == true
  }

  private func isCallee(_ node: Syntax) -> Bool {
    var node = node
    if let outer = node.parent?.as(GenericSpecializationExprSyntax.self) { node = Syntax(outer) }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.id == node.id
  }

  private func isMemberName(_ node: Syntax) -> Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
  }
}

extension Spelling {
  /// What only Swift 2 took for Swift: a loop of three parts, a curried function, `inout` before the name.
  static let olderSyntax = Spelling(.anywhere, "older syntax", "_", 1...2, isAnswered: false)

  /// A first parameter's label, which calls did not have.
  package static let impliedFirstLabel = Spelling(
    .anywhere,
    "first parameter",
    "_",
    1...2,
    isAnswered: false
  )
}

extension ExprSyntax {
  /// `+` of `+=`, and nothing of `=`; nil if this assigns nothing.
  var assignedOperator: String? {
    if self.is(AssignmentExprSyntax.self) { return "" }
    guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text, name.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
    else { return nil }
    return String(name.dropLast())
  }

  /// `c` of `a.b.c`, without generic arguments.
  var lastName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.name
    case .memberAccessExpr(let access): access.declName.baseName.name
    case .genericSpecializationExpr(let generic): generic.expression.lastName
    default: nil
    }
  }
}
