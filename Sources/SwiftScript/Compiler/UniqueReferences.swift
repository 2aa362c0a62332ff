import SwiftSyntax

extension Compiler {
  /// Compiles `isKnownUniquelyReferenced(&object)`; `nil` for other calls.
  ///
  /// It looks where the object is, since an argument handed over would be one reference more.
  func uniquelyReferenced(_ name: String, _ node: FunctionCallExprSyntax) -> Code? {
    guard name == "isKnownUniquelyReferenced", node.arguments.count == 1,
      let argument = node.arguments.first?.expression.as(InOutExprSyntax.self)
    else { return nil }
    let place = place(argument.expression)
    return { machine in
      var isUnique = false
      try place.modify(machine) { value in
        guard case .object(var instance) = value else { return }
        value = .void
        isUnique = isKnownUniquelyReferenced(&instance)
        value = .object(instance)
      }
      return .bool(isUnique)
    }
  }
}
