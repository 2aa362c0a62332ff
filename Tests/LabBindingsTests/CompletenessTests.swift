import LabBindings
import SwiftScript
import Testing

/// What `Rx` has, a script has.
struct CompletenessTests {
  /// What a script has no use for, by type or by function, each with the reason.
  private static let exempt = [
    "ObservableType.takeWhile(_:predicate:)": "renamed in RxSwift 6; a script has the new name",
    "static ObservableType.catchError(_:)": "renamed in RxSwift 6; a script has the new name",
    "static Result.error(_:)": "renamed in RxSwift 6; a script has the new name",
    "DisposeBag.init(@DisposableBuilder:)": "a result builder; a script passes disposables",
    "DisposeBag.insert(@DisposableBuilder:)": "a result builder; a script passes disposables",
    "static Hooks.currentPosition": "a script's places are known to the lab",
    "HistoricalSchedulerTimeConverter": "asked by its scheduler and nobody else",
    "VirtualTimeScheduler.init(initialClock:converter:)":
      "a converter is a generic argument; scripts have HistoricalScheduler and TestScheduler",
  ]

  /// The names that a script has for a type whose generic arguments it erases.
  private static let scriptTypes = [
    "PrimitiveSequence": ["Single", "Maybe", "Completable"],
    "PrimitiveSequenceType": ["Single", "Maybe"],
  ]

  @Test func everyPublicFunctionIsReachable() {
    // The library goes with its lab.
    let lab = Lab()
    defer { withExtendedLifetime(lab) {} }
    let library = lab.interpreter.library
    let missing = PublicFunction.all(inModule: "Rx").filter { function in
      // Every value of a script has one.
      if function.name == "description" { return false }
      if Self.exempt[function.description] ?? Self.exempt[function.type] != nil { return false }
      return !(Self.scriptTypes[function.type] ?? [function.type]).allSatisfy { type in
        let declarations =
          function.name == "init"
          ? library.initializers(of: type)
          : library.declarations(of: type, isStatic: function.isStatic)
        return declarations.contains {
          $0.name == function.name && (function.labels.map($0.accepts) ?? ($0.parameters == nil))
        }
      }
    }
    #expect(missing.map(\.description) == [])
  }

  @Test func everyExemptionIsNeeded() {
    let functions = PublicFunction.all(inModule: "Rx")
    let names = Set(functions.map(\.description) + functions.map(\.type))
    #expect(Self.exempt.keys.filter { !names.contains($0) } == [])
  }
}
