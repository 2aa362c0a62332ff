import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The operators and precedence groups that a script sees: Swift's own and those declared so far.
///
/// The folding library reads `lowerThan` the wrong way round, so a group below another is told to the library as the
/// other one standing higher.
struct OperatorDeclarations {
  private var groups: [PrecedenceGroup] = []
  private var operators: [Operator] = []
  private(set) var table = OperatorTable.standardOperators

  /// Adds what a file declares.
  ///
  /// An operator that is declared again, as pasted listings do, stays the operator it was.
  mutating func add(_ tree: SourceFileSyntax) {
    let declared = tree.statements.nodes.compactMap { $0.item.as(DeclSyntax.self) }
    let isOperator = { (declaration: DeclSyntax) in
      declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self)
    }
    guard declared.contains(where: isOperator) else { return }
    if groups.isEmpty {
      let standard = Parser.parse(source: OperatorTable.standardOperators.description)
      record(standard.statements.compactMap { $0.item.as(DeclSyntax.self) })
    }
    record(declared)
    table = OperatorTable(precedenceGroups: groups, operators: operators) { _ in }
  }

  private mutating func record(_ declarations: [DeclSyntax]) {
    var lower: [(group: String, than: String)] = []
    for declaration in declarations {
      if let node = declaration.as(OperatorDeclSyntax.self) {
        record(node)
      } else if let node = declaration.as(PrecedenceGroupDeclSyntax.self),
        !groups.contains(where: { $0.name == node.name.text })
      {
        record(node, &lower)
      }
    }
    for (group, other) in lower {
      guard let position = groups.firstIndex(where: { $0.name == other }) else { continue }
      groups[position].relations.append(.higherThan(group))
    }
  }

  private mutating func record(_ node: OperatorDeclSyntax) {
    guard let kind = OperatorKind(rawValue: node.fixitySpecifier.text),
      !operators.contains(where: { $0.name == node.name.text && $0.kind == kind })
    else { return }
    let group = node.operatorPrecedenceAndTypes?.precedenceGroup.text
    operators.append(Operator(kind: kind, name: node.name.text, precedenceGroup: group))
  }

  private mutating func record(
    _ node: PrecedenceGroupDeclSyntax,
    _ lower: inout [(group: String, than: String)]
  ) {
    var group = PrecedenceGroup(name: node.name.text, relations: [])
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map(\.name.text)
        if relation.higherThanOrLowerThanLabel.text == "lowerThan" {
          lower += names.map { (node.name.text, $0) }
        } else {
          group.relations += names.map { .higherThan($0) }
        }
      case .precedenceGroupAssignment(let assignment):
        group.assignment = assignment.value.text == "true"
      case .precedenceGroupAssociativity(let associativity):
        group.associativity = Associativity(rawValue: associativity.value.text) ?? .none
      }
    }
    groups.append(group)
  }
}
