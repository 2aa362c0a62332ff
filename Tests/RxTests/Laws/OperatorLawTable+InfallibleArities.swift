import Rx

extension OperatorLawTable {
  mutating func addInfallibleArities() {
    addInfallible("static Infallible.combineLatest(_:)") { Infallible.combineLatest([$0, $0]) }
    addInfallible("static Infallible.combineLatest(_:resultSelector:)") {
      Infallible.combineLatest([$0, $0]) { $0.count }
    } failing: {
      Infallible<Int>.combineLatest([$0, $0]) { _ in throw TestError() }
    }
    addInfallible("static Infallible.combineLatest(_:_:)") { Infallible.combineLatest($0, $0) }
    addInfallible("static Infallible.combineLatest(_:_:resultSelector:)") {
      Infallible.combineLatest($0, $0) { first, _ in first }
    } failing: {
      Infallible<Int>.combineLatest($0, $0) { _, _ in throw TestError() }
    }
    addInfallible("static Infallible.combineLatest(_:_:_:)") {
      Infallible.combineLatest($0, $0, $0)
    }
    addInfallible("static Infallible.combineLatest(_:_:_:resultSelector:)") {
      Infallible.combineLatest($0, $0, $0) { first, _, _ in first }
    } failing: {
      Infallible<Int>.combineLatest($0, $0, $0) { _, _, _ in throw TestError() }
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:)") {
      Infallible.combineLatest($0, $0, $0, $0)
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:resultSelector:)") {
      Infallible.combineLatest($0, $0, $0, $0) { first, _, _, _ in first }
    } failing: {
      Infallible<Int>.combineLatest($0, $0, $0, $0) { _, _, _, _ in throw TestError() }
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:_:)") {
      Infallible.combineLatest($0, $0, $0, $0, $0)
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:_:resultSelector:)") {
      Infallible.combineLatest($0, $0, $0, $0, $0) { first, _, _, _, _ in first }
    } failing: {
      Infallible<Int>.combineLatest($0, $0, $0, $0, $0) { _, _, _, _, _ in throw TestError() }
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:_:_:)") {
      Infallible.combineLatest($0, $0, $0, $0, $0, $0)
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:_:_:resultSelector:)") {
      Infallible.combineLatest($0, $0, $0, $0, $0, $0) { first, _, _, _, _, _ in first }
    } failing: {
      Infallible<Int>.combineLatest($0, $0, $0, $0, $0, $0) { _, _, _, _, _, _ in throw TestError()
      }
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:_:_:_:)") {
      Infallible.combineLatest($0, $0, $0, $0, $0, $0, $0)
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:_:_:_:resultSelector:)") {
      Infallible.combineLatest($0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _ in first }
    } failing: {
      Infallible<Int>.combineLatest($0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _ in
        throw TestError()
      }
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:_:_:_:_:)") {
      Infallible.combineLatest($0, $0, $0, $0, $0, $0, $0, $0)
    }
    addInfallible("static Infallible.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)") {
      Infallible.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _, _ in first
      }
    } failing: {
      Infallible<Int>.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, _ in
        throw TestError()
      }
    }
    addInfallible("static Infallible.zip(_:_:resultSelector:)") {
      Infallible.zip($0, $0) { first, _ in first }
    } failing: {
      Infallible<Int>.zip($0, $0) { _, _ in throw TestError() }
    }
    addInfallible("static Infallible.zip(_:_:_:resultSelector:)") {
      Infallible.zip($0, $0, $0) { first, _, _ in first }
    } failing: {
      Infallible<Int>.zip($0, $0, $0) { _, _, _ in throw TestError() }
    }
    addInfallible("static Infallible.zip(_:_:_:_:resultSelector:)") {
      Infallible.zip($0, $0, $0, $0) { first, _, _, _ in first }
    } failing: {
      Infallible<Int>.zip($0, $0, $0, $0) { _, _, _, _ in throw TestError() }
    }
    addInfallible("static Infallible.zip(_:_:_:_:_:resultSelector:)") {
      Infallible.zip($0, $0, $0, $0, $0) { first, _, _, _, _ in first }
    } failing: {
      Infallible<Int>.zip($0, $0, $0, $0, $0) { _, _, _, _, _ in throw TestError() }
    }
    addInfallible("static Infallible.zip(_:_:_:_:_:_:resultSelector:)") {
      Infallible.zip($0, $0, $0, $0, $0, $0) { first, _, _, _, _, _ in first }
    } failing: {
      Infallible<Int>.zip($0, $0, $0, $0, $0, $0) { _, _, _, _, _, _ in throw TestError() }
    }
    addInfallible("static Infallible.zip(_:_:_:_:_:_:_:resultSelector:)") {
      Infallible.zip($0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _ in first }
    } failing: {
      Infallible<Int>.zip($0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _ in throw TestError() }
    }
    addInfallible("static Infallible.zip(_:_:_:_:_:_:_:_:resultSelector:)") {
      Infallible.zip($0, $0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _, _ in first }
    } failing: {
      Infallible<Int>.zip($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, _ in
        throw TestError()
      }
    }
  }
}
