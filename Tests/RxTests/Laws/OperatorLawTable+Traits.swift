import Rx

extension OperatorLawTable {
  /// Adds an operator of `Infallible`, which has no errors to pass on.
  mutating func addInfallible<
    Result: ObservableConvertibleType,
    Failing: ObservableConvertibleType
  >(
    _ name: String,
    overload: Int = 1,
    _ operation: @escaping (Infallible<Int>) -> Result,
    failing: @escaping (Infallible<Int>) -> Failing
  ) {
    add(
      name,
      overload,
      [:],
      [.passesErrors],
      { source, _ in operation(source.infallible) },
      failing: { failing($0.infallible) }
    )
  }

  mutating func addInfallible<Result: ObservableConvertibleType>(
    _ name: String,
    overload: Int = 1,
    _ operation: @escaping (Infallible<Int>) -> Result
  ) {
    add(
      name,
      overload,
      [:],
      [.passesErrors, .throwEnds],
      { source, _ in operation(source.infallible) },
      failing: { $0 }
    )
  }

  /// Adds an operator of `Single`, on a single of the source's last element.
  mutating func addSingle<
    Result: ObservableConvertibleType,
    Failing: ObservableConvertibleType
  >(
    _ name: String,
    overload: Int = 1,
    exempt: [OperatorLaw: String] = [:],
    _ operation: @escaping (Single<Int>) -> Result,
    failing: @escaping (Single<Int>) -> Failing
  ) {
    add(
      name,
      overload: overload,
      exempt: exempt,
      { operation($0.single) },
      failing: { failing($0.single) }
    )
  }

  mutating func addSingle<Result: ObservableConvertibleType>(
    _ name: String,
    overload: Int = 1,
    exempt: [OperatorLaw: String] = [:],
    _ operation: @escaping (Single<Int>) -> Result
  ) {
    add(name, overload: overload, exempt: exempt) { operation($0.single) }
  }
}

extension Observable where Element == Int {
  var infallible: Infallible<Int> { asInfallible(onErrorJustReturn: 7) }
  var single: Single<Int> { takeLast(1).asSingle() }
  var maybe: Maybe<Int> { takeLast(1).asMaybe() }
  var completable: Completable { ignoreElements().asCompletable() }
}
