import ScriptChecker
import ScriptMachine
import ScriptTypes

extension FunctionCompiler {
  func keyPath(_ components: [TypedKeyPathComponent], _ node: TypedExpression) -> Code {
    unsupported(node, "a key path")
  }

  func keyPathFunction(_ inner: TypedExpression, _ node: TypedExpression) -> Code {
    unsupported(node, "a key path")
  }

  func keyPathApplication(_ base: TypedExpression, _ path: TypedExpression) -> Place {
    Place(load: unsupported(path, "a key path"), store: { _, _ in })
  }
}
