import SwiftScript

extension LabContext {
  /// The names under which scripts extend `Single`, `Maybe` and `Completable` together or, by their trait, one of them.
  func declarePrimitiveSequences() {
    let sequence = library.type(
      "PrimitiveSequence",
      kind: .protocol,
      conformingTo: ["ObservableConvertibleType"],
      generics: ["Trait", "Element"]
    ) { _ in }
    // What `self` has in an extension is what the three have, each of its own.
    sequence.isUnchecked = true
    library.alias("PrimitiveSequenceType", of: sequence)
    for name in ["SingleTrait", "MaybeTrait", "CompletableTrait"] { library.type(name) { _ in } }
  }
}
