import SwiftSyntax

extension Compiler {
  /// Reports what a script's protocols ask for and the types that name them don't have.
  func checkConformances() {
    let claims = claimedConformances
    claimedConformances = []
    for claim in claims {
      if claim.parent.isHost {
        checkHash(of: claim.type, claiming: claim.parent, at: claim.node)
        continue
      }
      let missing = claim.parent.lineage().flatMap { $0.requirements }.sorted().filter { name in
        claim.type.members(named: name).isEmpty && claim.type.statics(named: name).isEmpty
          && claim.type.cases[name] == nil && (name.first.map { $0.isLetter || $0 == "_" } ?? false)
      }
      guard let first = missing.first else { continue }
      report(
        "`\(claim.type.name)` lacks `\(first)`, which `\(claim.parent.name)` asks for",
        at: claim.node,
        hint: missing.count > 1
          ? "\(missing.dropFirst().map { "`\($0)`" }.joined(separator: ", ")) too" : nil
      )
    }
  }

  /// Structs and enums are hashed by their parts; a class has to say how.
  private func checkHash(of type: TypeObject, claiming parent: TypeObject, at node: Syntax) {
    guard type.kind == .class, parent.name == "Hashable", !type.hashesItself else { return }
    report(
      "`\(type.name)` lacks `hash(into:)`, which `Hashable` asks of a class",
      at: node,
      hint: "`func hash(into hasher: inout Hasher) { hasher.combine(…) }` says what makes it differ"
    )
  }

  /// Whether a function's body plainly ends without the value that it owes.
  func fallsOff(_ items: CodeBlockItemListSyntax) -> Bool {
    guard let last = items.last else { return true }
    switch last.item {
    case .decl(let declaration): return !declaration.is(IfConfigDeclSyntax.self)
    case .stmt(let statement):
      if statement.is(ForStmtSyntax.self) || statement.is(DeferStmtSyntax.self)
        || statement.is(GuardStmtSyntax.self)
      {
        return true
      }
      return lacksElse(statement.as(ExpressionStmtSyntax.self)?.expression)
    case .expr(let expression): return items.count > 1 && lacksElse(expression)
    }
  }

  private func lacksElse(_ expression: ExprSyntax?) -> Bool {
    guard let node = expression?.as(IfExprSyntax.self) else { return false }
    switch node.elseBody {
    case nil: return true
    case .ifExpr(let next): return lacksElse(ExprSyntax(next))
    case .codeBlock: return false
    }
  }
}
