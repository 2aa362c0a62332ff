import Rx

extension OperatorLawTable {
  /// Conversions to traits, of sources that keep the trait's promise.
  mutating func addConversions() {
    add("asSingle()") { $0.filter { $0 == 2 }.asSingle() }
    add("asMaybe()") { $0.filter { $0 == 2 }.asMaybe() }
    add("asCompletable()") { $0.ignoreElements().asCompletable() }
    add("first()") { $0.filter { $0 > 9 }.first() }
    let caught = "an infallible sequence has no errors"
    add("asInfallible(onErrorJustReturn:)", exempt: [.passesErrors: caught]) {
      $0.asInfallible(onErrorJustReturn: 7)
    }
    add("asInfallible(onErrorFallbackTo:)", exempt: [.passesErrors: caught]) {
      $0.asInfallible(onErrorFallbackTo: .just(7))
    }
    add("asInfallible(onErrorRecover:)", exempt: [.passesErrors: caught]) {
      $0.asInfallible { _ in .just(7) }
    }
  }
}
