import SwiftSyntax

extension Compiler {
  /// Compiles `\\Type.a.b`: a function from the object to the value, which `[keyPath:]` can also write through.
  func keyPath(_ node: KeyPathExprSyntax) -> Code {
    var names: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.name
        if name != "self" { names.append(name) }
      case .optional: names.append("?")
      default: return failed("a key path can hold only properties here", at: component)
      }
    }
    let path = names
    return { machine in .function(Function(path: path, interpreter: machine.interpreter)) }
  }
}
