import ScriptChecker
import ScriptLibrary
package import ScriptTypes

/// What the library declares of observables, those of older versions among them.
package final class RxDeclarations {
  private let libraries = Libraries(ScriptProgram.sources)
  private let types: [TypeSymbol]

  package init() {
    for module in libraries.modules(importing: "RxSwift") { libraries.addOlderNames(of: module) }
    types = ["Observable", "ObservableType", "ObservableConvertibleType"].compactMap {
      [libraries] in libraries.type(named: $0, in: "RxSwift")
    }
  }

  deinit { libraries.release() }

  /// The functions of this name that are called on an observable, or on the type.
  package func functions(named name: String, isStatic: Bool) -> [ValueSymbol] {
    types.flatMap { $0.members(named: name) }
      .filter { $0.kind == .function && $0.isStatic == isStatic }
  }

  /// The names of today's functions.
  package func functionNames(isStatic: Bool) -> Set<String> {
    let all = types.flatMap(\.allMembers).filter {
      $0.kind == .function && $0.isStatic == isStatic && !$0.availability.hasOtherNameToday
    }
    return Set(all.map(\.name)).filter { !$0.hasPrefix("_") }
  }
}
