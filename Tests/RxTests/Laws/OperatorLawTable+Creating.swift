import Dispatch
import Rx

extension OperatorLawTable {
  mutating func addCreating() {
    addMaker("just(_:)") { _ in Observable.just(1) }
    addMaker("just(_:scheduler:)") { Observable.just(1, scheduler: $0) }
    addMaker("of(_:scheduler:)") { Observable.of(1, 2, scheduler: $0) }
    addMaker("from(_:scheduler:)") { Observable.from([1, 2], scheduler: $0) }
    addMaker("from(_:scheduler:)", overload: 2) { Observable.from(Set([1]), scheduler: $0) }
    addMaker("from(optional:)") { _ in Observable.from(optional: 1) }
    addMaker("from(optional:scheduler:)") { Observable.from(optional: 1, scheduler: $0) }
    addMaker("empty()") { _ in Observable<Int>.empty() }
    addMaker("never()") { _ in Observable<Int>.never() }
    addMaker("error(_:)") { _ in Observable<Int>.error(TestError()) }
    addMaker("range(start:count:scheduler:)") {
      Observable.range(start: 1, count: 3, scheduler: $0)
    }
    // Endless, and without a pause.
    addMaker("repeatElement(_:scheduler:)") { Observable.repeatElement(1, scheduler: $0).take(9) }
    addMaker("interval(_:scheduler:)") { Observable<Int>.interval(.seconds(2), scheduler: $0) }
    addMaker("timer(_:period:scheduler:)") {
      Observable<Int>.timer(.seconds(2), period: .seconds(3), scheduler: $0)
    }
    addMaker("generate(initialState:condition:scheduler:iterate:)") { clock in
      Observable.generate(initialState: 0, condition: { $0 < 3 }, scheduler: clock) { $0 + 1 }
    } failing: {
      Observable.generate(initialState: 0, condition: { _ in true }) { _ in throw TestError() }
    }
    add("static create(_:)") { source in Observable<Int>.create { source.subscribe($0) } }
    add("static deferred(_:)") { source in
      Observable.deferred { source }
    } failing: { _ in
      Observable<Int>.deferred { throw TestError() }
    }
    add("static using(_:observableFactory:)") { source in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in source })
    } failing: { _ in
      Observable<Int>.using({ BooleanDisposable() }, observableFactory: { _ in throw TestError() })
    }
  }
}
