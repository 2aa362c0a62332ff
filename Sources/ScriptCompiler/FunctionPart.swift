import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

/// Compiles one kind of what stands in a function's body.
///
/// The parts share the function, and reach the expressions and statements in theirs through it.
protocol FunctionPart {
  var function: FunctionCompiler { get }
}

extension FunctionPart {
  var program: ProgramCompiler { function.program }
  var library: StandardTypes { function.library }
  var registry: TypeRegistry { function.registry }
  var captures: CaptureMap { function.captures }
  var selfSymbol: ValueSymbol? { function.selfSymbol }
  var isLibrary: Bool { function.isLibrary }

  func expression(_ node: TypedExpression) -> Code { function.expression(node) }
  func place(_ node: TypedExpression) -> Place { function.place(node) }
  func block(_ block: TypedBlock) -> Exec { function.block(block) }
  func site(_ type: Type) -> TypeSite { function.site(type) }
  /// Says what a type is while the code runs, where `Self` is the class of the object.
  func metadata(of type: Type) -> (Machine) throws -> TypeMetadata {
    let site = site(type)
    guard site.needsDynamicSelf else { return { site.metadata($0.types) } }
    let own = variables.dynamicSelf()
    return { site.metadata($0.types, dynamicSelf: try own($0)) }
  }
  /// The number of a place, for what compiled code notes of where it is.
  func place(of range: TextRange) -> Int { function.place(of: range) }

  func isWord(_ type: Type) -> Bool { function.isWord(type) }
  func isNumber(_ type: Type) -> Bool { function.isNumber(type) }
  func isTest(_ type: Type) -> Bool { function.isTest(type) }

  /// What the interpreter can't run yet; it stops the script where it stands.
  func unsupported(_ node: TypedExpression, _ what: String) -> Code {
    let place = place(of: node.range)
    return Code(failing: { machine in
      machine.place = place
      return machine.trap("rxlab can't run \(what) yet")
    })
  }
}

/// Compiles expressions and statements by what they are.
protocol NodeCompiler {
  func expression(_ node: TypedExpression) -> Code
  func place(_ node: TypedExpression) -> Place
  func statements(_ list: [TypedStatement]) -> Exec
}
