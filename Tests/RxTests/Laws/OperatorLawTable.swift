import Rx

/// Every public operator, and the laws it keeps.
///
/// A row applies its operator to a source and a clock. Where an operator has several overloads of one name, they are
/// numbered.
struct OperatorLawTable {
  struct Row {
    let name: String
    let overload: Int
    /// Laws that it is the operator's purpose to break, and why.
    let exempt: [OperatorLaw: String]
    /// Laws that have nothing to say about it.
    let foreign: Set<OperatorLaw>
    /// How it breaks a law.
    let breaches: (OperatorLaw) -> [String]

    var title: String { overload == 1 ? name : "\(name) #\(overload)" }
    var triesThrow: Bool { !foreign.contains(.throwEnds) }
  }

  private(set) var rows: [Row] = []
  /// Operators that no virtual clock can drive, and where their tests are.
  private(set) var testedElsewhere: [String: String] = [:]

  init() {
    addCreating()
    addTransforming()
    addFiltering()
    addCombining()
    addCombiningArities()
    addErrorHandling()
    addTimed()
    addUtility()
    addAggregating()
    addSharing()
    addConversions()
    addInfallible()
    addInfallibleArities()
    addPrimitiveSequences()
    addPrimitiveSequenceArities()
  }

  /// Adds an operator that needs no clock.
  ///
  /// - Parameter failing: The operator with a closure that throws, if it takes one that may.
  mutating func add<Result: ObservableConvertibleType, Failing: ObservableConvertibleType>(
    _ name: String,
    overload: Int = 1,
    exempt: [OperatorLaw: String] = [:],
    _ operation: @escaping (Observable<Int>) -> Result,
    failing: @escaping (Observable<Int>) -> Failing
  ) {
    add(name, overload, exempt, [], { source, _ in operation(source) }, failing: failing)
  }

  /// Adds an operator that needs no clock and takes no closure that may throw.
  mutating func add<Result: ObservableConvertibleType>(
    _ name: String,
    overload: Int = 1,
    exempt: [OperatorLaw: String] = [:],
    _ operation: @escaping (Observable<Int>) -> Result
  ) {
    add(name, overload, exempt, [.throwEnds], { source, _ in operation(source) }, failing: { $0 })
  }

  /// Adds an operator that needs a clock.
  mutating func add<Result: ObservableConvertibleType>(
    _ name: String,
    overload: Int = 1,
    exempt: [OperatorLaw: String] = [:],
    timed operation: @escaping (Observable<Int>, TickClock) -> Result
  ) {
    add(name, overload, exempt, [.throwEnds], operation) { $0 }
  }

  /// Adds an observable that has no source.
  mutating func addMaker<Result: ObservableConvertibleType>(
    _ name: String,
    overload: Int = 1,
    _ make: @escaping (TickClock) -> Result
  ) {
    let foreign: Set<OperatorLaw> = [.throwEnds, .passesErrors, .passesCompletion]
    add("static \(name)", overload, [:], foreign, { _, clock in make(clock) }, failing: { $0 })
  }

  /// Adds an observable that has no source and takes a closure that may throw.
  mutating func addMaker<Result: ObservableConvertibleType>(
    _ name: String,
    _ make: @escaping (TickClock) -> Result,
    failing: @escaping () -> Observable<Int>
  ) {
    let foreign: Set<OperatorLaw> = [.passesErrors, .passesCompletion]
    add("static \(name)", 1, [:], foreign, { _, clock in make(clock) }, failing: { _ in failing() })
  }

  /// Names an operator that no virtual clock can drive.
  mutating func leave(_ name: String, to tests: String) {
    testedElsewhere[name] = tests
  }

  mutating func add<Result: ObservableConvertibleType, Failing: ObservableConvertibleType>(
    _ name: String,
    _ overload: Int,
    _ exempt: [OperatorLaw: String],
    _ foreign: Set<OperatorLaw>,
    _ operation: @escaping (Observable<Int>, TickClock) -> Result,
    failing: @escaping (Observable<Int>) -> Failing
  ) {
    let order = Self.order(of: name)
    rows.append(
      Row(name: name, overload: overload, exempt: exempt, foreign: foreign) { law in
        law == .throwEnds
          ? RxTests.breaches(of: law) { source, _ in failing(source).asObservable() }
          : RxTests.breaches(of: law, order: order) { operation($0, $1).asObservable() }
      }
    )
  }
}
