package import ScriptMachine
package import ScriptSource

/// The reactive modules as scripts see them.
package enum RxLibrary {
  package static let sources =
    [
      LibrarySource(
        "RxSwift",
        imports: ["Foundation"],
        builderFunctions: ["DisposeBag.init", "insert"],
        older: older,
        index: core
      ),
      LibrarySource("RxRelay", imports: ["RxSwift"], index: relayIndex),
      LibrarySource(
        "Synchronization",
        imports: ["Foundation"],
        index: LibraryIndex([SynchronizationTypes.declaration])
      ),
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
        imports: ["UIKit"],
        older: LibrarySource(
          "older PlaygroundSupport",
          imports: ["PlaygroundSupport"],
          index: LibraryIndex([PlaygroundPages.older])
        ),
        index: LibraryIndex([PlaygroundPages.declaration])
      ),
      LibrarySource(
        "RxBlocking",
        imports: ["RxSwift"],
        index: LibraryIndex([BlockingObservables.declaration])
      ),
    ] + SourceModules.sources + Guests.sources

  private static let parts: [any (RxPart & SendableMetatype).Type] = [
    EventTypes.self, ObserverTypes.self, DisposableTypes.self, SchedulerProtocols.self,
    ObservableTypes.self, Creating.self, Transforming.self, Filtering.self, Combining.self,
    ErrorHandling.self, Utility.self, Sharing.self, SubjectTypes.self, ReactiveExtensions.self,
    HookTypes.self, PrimitiveSequences.self, Singles.self, Maybes.self, Completables.self,
    Infallibles.self, AsyncBridges.self, RenamedOperators.self,
  ]

  private static let core = LibraryIndex(
    parts.map { $0.declaration } + [StageSchedulers.declaration, VirtualTime.declaration]
  )
  private static let older = LibrarySource(
    "older RxSwift",
    imports: ["RxSwift", "RxRelay"],
    index: LibraryIndex([
      OlderOperators.declaration, OlderTimes.declaration, OlderTypes.declaration,
      OlderFunctions.declaration,
    ])
  )
  private static let relayIndex = LibraryIndex([RelayTypes.declaration])

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
    for part in parts { part.register(in: &natives) }
    RelayTypes.register(in: &natives)
    StageBinding.register(in: &natives)
    table = natives.table
  }
}
