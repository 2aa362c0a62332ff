package import ScriptMachine
package import ScriptSource

/// The reactive modules as scripts see them.
package enum RxLibrary {
  package static let sources = [
    LibrarySource(
      "RxSwift",
      imports: ["Foundation"],
      builderFunctions: ["DisposeBag.init", "insert"],
      older: older,
      index: core
    ),
    LibrarySource("RxRelay", imports: ["RxSwift"], index: relayIndex),
    LibrarySource("RxCocoa", imports: ["RxSwift", "RxRelay"], index: bindingIndex),
    LibrarySource(
      "RxTest",
      imports: ["RxSwift", "XCTest"],
      index: LibraryIndex([TestSchedulers.declaration])
    ),
    LibrarySource(
      "XCTest",
      imports: ["Foundation"],
      index: LibraryIndex([TestCases.declaration, TestAssertions.declaration])
    ),
    LibrarySource(
      "PlaygroundSupport",
      imports: ["Foundation"],
      index: LibraryIndex([PlaygroundPages.declaration])
    ),
    LibrarySource(
      "RxBlocking",
      imports: ["RxSwift"],
      index: LibraryIndex([BlockingObservables.declaration])
    ),
  ]

  private static let core = LibraryIndex([
    events, observers, disposables, schedulers, observables, creating, transforming, filtering,
    combining, errorHandling, utility, sharing, subjects, reactive, hooks, primitiveSequences,
    singles, maybes, completables, infallibles, asyncBridges, renamed,
    StageSchedulers.declaration, VirtualTime.declaration,
  ])
  private static let older = LibrarySource(
    "older RxSwift",
    imports: ["RxSwift", "RxRelay"],
    index: LibraryIndex([olderOperators, olderTimes, olderTypes, olderFunctions])
  )
  private static let relayIndex = LibraryIndex([relays])
  private static let bindingIndex = LibraryIndex([binding])

  package static func register(in table: inout NativeTable, _ runtime: Runtime) {
    register(in: &table, runtime, lab: nil)
  }

  /// - Parameter lab: Records what observables do.
  static func register(
    in table: inout NativeTable,
    _ runtime: Runtime,
    lab: LabContext?
  ) {
    var natives = RxNatives(table: table, runtime: runtime, lab: lab)
    registerObservers(in: &natives)
    registerDisposables(in: &natives)
    registerSchedulers(in: &natives)
    registerObservables(in: &natives)
    registerCreating(in: &natives)
    registerTransforming(in: &natives)
    registerFiltering(in: &natives)
    registerCombining(in: &natives)
    registerErrorHandling(in: &natives)
    registerUtility(in: &natives)
    registerSharing(in: &natives)
    registerSubjects(in: &natives)
    registerRelays(in: &natives)
    registerReactive(in: &natives)
    registerPrimitiveSequences(in: &natives)
    registerHooks(in: &natives)
    table = natives.table
  }
}
