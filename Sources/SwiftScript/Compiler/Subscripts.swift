import SwiftSyntax

extension Compiler {
  /// Declares a subscript's accessors as methods called `subscript` and `subscript(set)`.
  func declareSubscript(_ node: SubscriptDeclSyntax, of type: TypeObject) {
    guard let block = node.accessorBlock, !node.isRequirement else { return }
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for accessor in accessors(of: block) {
      let name = accessor.kind == "set" ? "subscript(set)" : "subscript"
      let callable = inNewScope(typeContext: type, isStatic: isStatic) {
        self.accessor(accessor, of: node, in: type, isStatic: isStatic)
      }
      if isStatic {
        type.statics[name, default: []].append(.method(callable))
      } else {
        type.members[name, default: []].append(.method(callable))
      }
    }
  }

  /// The getter or setter of a subscript.
  private func accessor(
    _ accessor: (kind: String, body: CodeBlockItemListSyntax, parameter: String),
    of node: SubscriptDeclSyntax,
    in type: TypeObject,
    isStatic: Bool,
    bindings: [String: TypeRef] = [:]
  ) -> Callable {
    let names = node.genericParameterClause?.parameters.map(\.name.text) ?? []
    let generics = open(names, bindings)
    let declared = signature(
      of: "subscript",
      node.parameterClause,
      node.returnClause,
      generics: generics,
      isSubscript: true
    )
    let isSetter = accessor.kind == "set"
    var parameters = declared.parameters
    if isSetter { parameters.append(.unlabelled(accessor.parameter, declared.result ?? .any)) }
    let callable = function(
      node,
      name: isSetter ? "subscript(set)" : "subscript",
      Signature(
        parameters: parameters,
        result: isSetter ? nil : declared.result,
        text: declared.text
      ),
      generics: generics,
      body: accessor.body,
      role: .method(type, isStatic: isStatic, isMutating: isSetter)
    )
    if !names.isEmpty, bindings.isEmpty, accessor.body.mentions(names) {
      let declaration = GenericDeclaration(DeclSyntax(node), in: scope, of: file)
      callable.generic = GenericFunction(names) { [unowned interpreter] bindings in
        interpreter.compileNow(declaration) { compiler in
          compiler.accessor(accessor, of: node, in: type, isStatic: isStatic, bindings: bindings)
        }
      }
    }
    return callable
  }
}

extension SubscriptDeclSyntax {
  /// Whether a protocol asks for the subscript; one in an extension of a protocol has a body.
  fileprivate var isRequirement: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.nodes.allSatisfy { $0.body == nil }
  }
}
