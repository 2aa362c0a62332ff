import ScriptSource
import ScriptTypes

/// A type that is marked with `@main`: its `main()` is what the program does.
struct MainType {
  private let attribute: Attribute
  private let written: WrittenType
  /// Whether the attribute stands on a class, enumeration, structure or actor, or on an extension.
  private let isType: Bool

  /// Those that statements at the top declare, in no function.
  static func all(in statements: [Statement]) -> [MainType] {
    var found: [MainType] = []
    func visit(_ declaration: Declaration, in outer: WrittenType?) {
      let written: WrittenType
      let members: [Declaration]
      var isType = true
      switch declaration.kind {
      case .nominal(let node):
        let name = node.name
        written = WrittenType(
          outer.map { .member($0, name, arguments: []) } ?? .name(name.text, arguments: []),
          name.range
        )
        members = node.members
        isType = node.kind != .protocol
      case .extension(let node):
        written = node.extended
        members = node.members
      default:
        written = WrittenType(.unreadable, declaration.range)
        members = []
        isType = false
      }
      if let attribute = declaration.attribute("main") {
        found.append(MainType(attribute: attribute, written: written, isType: isType))
      }
      for member in members { visit(member, in: written) }
    }
    for case .declaration(let declaration) in statements.map(\.kind) { visit(declaration, in: nil) }
    return found
  }

  /// The call of `main()` that is the program.
  ///
  /// - Parameters:
  ///   - mains: All types of the program that are marked.
  ///   - hasCode: Whether there are statements at the top.
  static func statement(
    for mains: [MainType],
    hasCode: Bool,
    _ checker: ModuleChecker,
    _ scope: Scope
  ) -> TypedStatement? {
    for main in mains {
      if !main.isType {
        checker.report(StructureMessages.mainMisplaced, at: main.attribute.range)
      } else if hasCode {
        checker.report(StructureMessages.mainBesideCode, at: main.attribute.range)
      } else if mains.count > 1 {
        checker.report(StructureMessages.moreThanOneMain, at: main.attribute.range)
      }
    }
    guard mains.count == 1, mains[0].isType, !hasCode else { return nil }
    return mains[0].statement(checker, scope)
  }

  private func statement(_ checker: ModuleChecker, _ scope: Scope) -> TypedStatement? {
    let type = checker.silently { TypeResolver(checker, scope).resolve(written) }
    guard case .nominal(let nominal) = type else { return nil }
    guard nominal.symbol.signature.parameters.isEmpty else {
      checker.report(StructureMessages.genericMain, at: attribute.range)
      return nil
    }
    let functions = MemberLookup(signature: scope.signature, library: checker.library)
      .typeMembers(of: type, named: "main").compactMap(\.symbol.asMain)
    guard !functions.isEmpty else {
      checker.report(StructureMessages.noMain(nominal.symbol.name), at: attribute.range)
      return nil
    }
    let range = written.range
    var call = Expression(
      .call(
        Expression(
          .member(Expression(.type(written), range), DeclarationName("main", range)),
          range
        ),
        Arguments(listed: [], range)
      ),
      range
    )
    if functions.contains(where: \.isAsync) { call = Expression(.await(call), range) }
    if functions.contains(where: { $0.thrown != nil }) {
      call = Expression(.attempt(.plain, call), range)
    }
    let typed = ExpressionChecker(checker, scope).check(call, as: .void, for: .initialization)
    return TypedStatement(.expression(typed), range)
  }
}

extension ValueSymbol {
  /// The type of a static `main()` that gives nothing.
  fileprivate var asMain: FunctionType? {
    guard isStatic, kind == .function, parameters.isEmpty, case .function(let function) = type,
      function.result.isVoid
    else { return nil }
    return function
  }
}
