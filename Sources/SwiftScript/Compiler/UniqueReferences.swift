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
        if case .object(var instance) = value {
          value = .void
          isUnique = isKnownUniquelyReferenced(&instance)
          value = .object(instance)
        } else if case .optional(var box?) = value, case .object(var instance) = box.value {
          value = .void
          let isOwnBox = isKnownUniquelyReferenced(&box)
          let isImplicit = box.isImplicit
          // The box refers to the object too, until it goes.
          if isOwnBox { box = OptionalBox(.void) }
          isUnique = isOwnBox && isKnownUniquelyReferenced(&instance)
          value = .optional(
            isOwnBox ? OptionalBox(.object(instance), isImplicit: isImplicit) : box
          )
        }
      }
      return .bool(isUnique)
    }
  }
}
