import Rx

extension OperatorLawTable {
  mutating func addPrimitiveSequenceArities() {
    addSingle("static Single.zip(_:)") { Single.zip([$0, $0]) }
    addSingle("static Single.zip(_:resultSelector:)") {
      Single.zip([$0, $0]) { $0.count }
    } failing: {
      Single<Int>.zip([$0, $0]) { _ in throw TestError() }
    }
    addSingle("static PrimitiveSequence.zip(_:_:)") { Single.zip($0, $0) }
    addSingle("static PrimitiveSequence.zip(_:_:resultSelector:)") {
      Single.zip($0, $0) { first, _ in first }
    } failing: {
      Single<Int>.zip($0, $0) { _, _ in throw TestError() }
    }
    addSingle("static PrimitiveSequence.zip(_:_:_:)") { Single.zip($0, $0, $0) }
    addSingle("static PrimitiveSequence.zip(_:_:_:resultSelector:)") {
      Single.zip($0, $0, $0) { first, _, _ in first }
    } failing: {
      Single<Int>.zip($0, $0, $0) { _, _, _ in throw TestError() }
    }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:)") { Single.zip($0, $0, $0, $0) }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:resultSelector:)") {
      Single.zip($0, $0, $0, $0) { first, _, _, _ in first }
    } failing: {
      Single<Int>.zip($0, $0, $0, $0) { _, _, _, _ in throw TestError() }
    }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:_:)") { Single.zip($0, $0, $0, $0, $0) }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:_:resultSelector:)") {
      Single.zip($0, $0, $0, $0, $0) { first, _, _, _, _ in first }
    } failing: {
      Single<Int>.zip($0, $0, $0, $0, $0) { _, _, _, _, _ in throw TestError() }
    }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:_:_:)") { Single.zip($0, $0, $0, $0, $0, $0) }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:_:_:resultSelector:)") {
      Single.zip($0, $0, $0, $0, $0, $0) { first, _, _, _, _, _ in first }
    } failing: {
      Single<Int>.zip($0, $0, $0, $0, $0, $0) { _, _, _, _, _, _ in throw TestError() }
    }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:_:_:_:)") {
      Single.zip($0, $0, $0, $0, $0, $0, $0)
    }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:_:_:_:resultSelector:)") {
      Single.zip($0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _ in first }
    } failing: {
      Single<Int>.zip($0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _ in throw TestError() }
    }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:_:_:_:_:)") {
      Single.zip($0, $0, $0, $0, $0, $0, $0, $0)
    }
    addSingle("static PrimitiveSequence.zip(_:_:_:_:_:_:_:_:resultSelector:)") {
      Single.zip($0, $0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _, _ in first }
    } failing: {
      Single<Int>.zip($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, _ in throw TestError()
      }
    }
  }
}
