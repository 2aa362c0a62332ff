import LabBindings
import ScriptChecker
import ScriptLibrary
import ScriptSource
import ScriptTypes
import Testing

/// What `Rx` has, the reactive modules declare for scripts.
struct ScriptCompletenessTests {
  /// What a script has no use for, by type or by function, each with the reason.
  private static let exempt = [
    "static Result.error(_:)": "renamed in RxSwift 6; a script has the new name",
    "DisposeBag.init(@DisposableBuilder:)":
      "its label is `builder`, which the reading of sources misses",
    "DisposeBag.insert(@DisposableBuilder:)":
      "its label is `builder`, which the reading of sources misses",
    "static Hooks.currentPosition": "a script's places are known to the lab",
    "OperationQueueScheduler.operationQueue": "not declared yet",
    "OperationQueueScheduler.queuePriority": "not declared yet",
    "HistoricalScheduler": "not declared yet",
    "HistoricalSchedulerTimeConverter": "not declared yet",
    "VirtualTimeScheduler": "not declared yet",
  ]

  /// The declared types that have the members of a trait.
  private static let traits = Dictionary(
    uniqueKeysWithValues: ["Single", "Maybe", "Completable", "PrimitiveSequence"].map {
      ($0, ["PrimitiveSequenceType", "PrimitiveSequence"])
    }
  )

  private let libraries = Libraries(StandardLibrary.sources + RxLibrary.sources)

  init() { _ = libraries.modules(importing: "RxCocoa") }

  @Test func everyPublicFunctionIsDeclared() {
    let missing = PublicFunction.all(inModule: "Rx").filter { function in
      if Self.exempt[function.description] ?? Self.exempt[function.type] != nil { return false }
      return !(Self.traits[function.type] ?? [function.type]).contains { declares($0, function) }
    }
    #expect(missing.map(\.description) == [])
  }

  private func declares(_ type: String, _ function: PublicFunction) -> Bool {
    // What every value has, here or as what the host says of it.
    if function.name == "description" { return true }
    let labels = function.labels.map { $0.map { ($0 ?? "_") + ":" }.joined() }
    let fullName = function.name + (labels.map { "(\($0))" } ?? "")
    return ["RxSwift", "RxRelay", "RxCocoa", "Swift"].contains { module in
      var next = libraries.type(named: type, in: module)
      while let symbol = next {
        if symbol.members(named: function.name).contains(where: { $0.fullName == fullName }) {
          return true
        }
        next = symbol.superclass?.symbol
      }
      return false
    }
  }

  @Test func everyExemptionIsNeeded() {
    let functions = PublicFunction.all(inModule: "Rx")
    let names = Set(functions.map(\.description) + functions.map(\.type))
    #expect(Self.exempt.keys.filter { !names.contains($0) } == [])
  }
}
