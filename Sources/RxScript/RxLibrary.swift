package import ScriptMachine
package import ScriptSource

/// The reactive modules as scripts see them.
package enum RxLibrary {
  package static let sources = [
    LibrarySource("RxSwift", imports: ["Foundation"], older: older, index: core),
    LibrarySource("RxRelay", imports: ["RxSwift"], index: relayIndex),
    LibrarySource("RxCocoa", imports: ["RxSwift", "RxRelay"], index: LibraryIndex([])),
  ]

  private static let core = LibraryIndex([
    events, disposables, observables, creating, operators, combining, subjects,
  ])
  private static let older = LibrarySource(
    "older RxSwift",
    imports: ["RxSwift", "RxRelay"],
    index: LibraryIndex([olderOperators, olderTimes, olderTypes, olderFunctions])
  )
  private static let relayIndex = LibraryIndex([relays])

  package static func register(in table: inout NativeTable, _ runtime: Runtime) {
    registerEvents(in: &table, runtime)
    registerDisposables(in: &table, runtime)
    registerObservables(in: &table, runtime)
    registerCreating(in: &table)
    registerOperators(in: &table)
    registerCombining(in: &table)
    registerSubjects(in: &table, runtime)
    registerRelays(in: &table, runtime)
  }
}
