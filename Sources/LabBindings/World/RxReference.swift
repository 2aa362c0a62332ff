package import ScriptChecker
import ScriptSource

/// What scripts can name, with RxSwift's modules first, before the standard library and what has a screen.
package enum RxReference {
  /// The reactive modules, in the order in which they are searched.
  package static let modules = RxLibrary.sources.map(\.name)

  package static func make() -> LibraryReference {
    LibraryReference(
      ScriptProgram.sources,
      first: RxLibrary.sources.filter { !$0.isSource }.map(\.name),
      types: ["Observable", "ObservableType", "ObservableConvertibleType"]
    )
  }

  /// The names of operators, and of functions of the type `Observable`.
  package static let operators: Set<String> = {
    let declarations = RxDeclarations()
    return declarations.functionNames(isStatic: false)
      .union(declarations.functionNames(isStatic: true))
  }()

  /// The names that the reactive modules declare today.
  package static let names: Set<String> = make().names(in: Set(modules))
}
