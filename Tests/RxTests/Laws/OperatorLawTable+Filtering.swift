import Rx

extension OperatorLawTable {
  mutating func addFiltering() {
    add("filter(_:)") {
      $0.filter { $0 > 1 }
    } failing: {
      $0.filter { _ in throw TestError() }
    }
    add("ignoreElements()") { $0.ignoreElements() }
    add("distinctUntilChanged()") { $0.distinctUntilChanged() }
    add("distinctUntilChanged(_:)") {
      $0.distinctUntilChanged { $0 % 2 }
    } failing: {
      $0.distinctUntilChanged { _ -> Int in throw TestError() }
    }
    add("distinctUntilChanged(_:)", overload: 2) {
      $0.distinctUntilChanged { $0 == $1 }
    } failing: {
      // Compares nothing before there are two.
      $0.startWith(0).distinctUntilChanged { _, _ in throw TestError() }
    }
    add("distinctUntilChanged(_:comparer:)") {
      $0.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
    } failing: {
      $0.distinctUntilChanged({ _ -> Int in throw TestError() }, comparer: { $0 == $1 })
    }
    add("distinctUntilChanged(at:)") { $0.distinctUntilChanged(at: \.magnitude) }
    add("element(at:)", exempt: [.passesCompletion: "completing before the element is an error"]) {
      $0.element(at: 9)
    }
    add("single()", exempt: [.passesCompletion: "a second element is an error"]) { $0.single() }
    add("single(_:)") {
      $0.single { $0 == 2 }
    } failing: {
      $0.single { _ in throw TestError() }
    }
    add("skip(_:)") { $0.skip(1) }
    add("skip(until:)") { $0.skip(until: Observable.just(1)) }
    add("skip(while:)") {
      $0.skip { $0 < 2 }
    } failing: {
      $0.skip { _ in throw TestError() }
    }
    add("take(_:)") { $0.take(9) }
    add("take(until:)") { $0.take(until: Observable<Int>.never()) }
    add("take(until:behavior:)") {
      $0.take(until: { $0 > 9 }, behavior: .inclusive)
    } failing: {
      $0.take(until: { _ in throw TestError() })
    }
    add("take(while:behavior:)") {
      $0.take(while: { $0 < 9 }, behavior: .exclusive)
    } failing: {
      $0.take(while: { _ in throw TestError() })
    }
    add("takeLast(_:)") { $0.takeLast(1) }
  }
}
