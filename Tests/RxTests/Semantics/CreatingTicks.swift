import Dispatch
import Rx
import RxTesting
import Testing

/// Sequences that are made on a scheduler: one tick an element, and one for the end.
struct CreatingTicks {
  @Test func eachElementIsAPieceOfWork() {
    check(Ticks("just", [], "201 a, 202 |")) { Observable.just("a", scheduler: $1) }
    check(Ticks("from nothing", [], "201 |")) { Observable<Int>.from(optional: nil, scheduler: $1) }
    check(Ticks("from one", [], "201 1, 202 |")) { Observable.from(optional: 1, scheduler: $1) }
    check(Ticks("of", [], "201 1, 202 2, 203 |")) { Observable.of(1, 2, scheduler: $1) }
    check(Ticks("from an array", [], "201 1, 202 2, 203 |")) {
      Observable.from([1, 2], scheduler: $1)
    }
    check(Ticks("from a sequence", [], "201 1, 202 2, 203 |")) {
      Observable.from(AnySequence([1, 2]), scheduler: $1)
    }
    check(Ticks("range", [], "201 10, 202 11, 203 12, 204 |")) {
      Observable.range(start: 10, count: 3, scheduler: $1)
    }
    check(Ticks("range of none", [], "201 |")) {
      Observable.range(start: 10, count: 0, scheduler: $1)
    }
    check(Ticks("cut off", [], "201 7, 202 7, 203 7", disposedAt: 204)) {
      Observable.repeatElement(7, scheduler: $1)
    }
    check(Ticks("take from an endless one", [], "201 7, 202 7, 202 |")) {
      Observable.repeatElement(7, scheduler: $1).take(2)
    }
  }

  @Test func generate() {
    func row(_ name: String, _ result: String, failing: Int?) {
      check(Ticks(name, [], result)) { _, scheduler in
        Observable<Int>.generate(
          initialState: 0,
          condition: { if $0 == failing { throw TestError() } else { $0 < 3 } },
          scheduler: scheduler,
          iterate: { $0 + 1 }
        )
      }
    }
    row("a loop", "201 0, 202 1, 203 2, 204 |", failing: nil)
    row("a condition that fails", "201 0, 202 1, 203 #", failing: 2)
    check(Ticks("an iteration that fails", [], "201 0, 202 #")) { _, scheduler in
      Observable<Int>.generate(
        initialState: 0,
        condition: { _ in true },
        scheduler: scheduler,
        iterate: { _ in throw TestError() }
      )
    }
  }

  @Test func timers() {
    check(Ticks("one", [], "500 0, 500 |")) { Observable<Int>.timer(.seconds(300), scheduler: $1) }
    check(Ticks("due at once", [], "201 0, 201 |")) {
      Observable<Int>.timer(.seconds(0), scheduler: $1)
    }
    check(Ticks("periodic", [], "500 0, 600 1, 700 2, 800 3, 900 4")) {
      Observable<Int>.timer(.seconds(300), period: .seconds(100), scheduler: $1)
    }
    check(Ticks("interval", [], "300 0, 400 1, 500 2, 600 3, 700 4, 800 5, 900 6")) {
      Observable<Int>.interval(.seconds(100), scheduler: $1)
    }
    check(Ticks("of no length", [], "201 0, 202 1, 203 2, 204 3", disposedAt: 205)) {
      Observable<Int>.interval(.seconds(0), scheduler: $1)
    }
    check(Ticks("disposed before", [], "", disposedAt: 250)) {
      Observable<Int>.interval(.seconds(100), scheduler: $1)
    }
  }

  @Test(arguments: [
    Ticks("completes", ["+100 a, 200 |"], "300 a, 400 |", ["200-400"]),
    Ticks("fails", ["+100 a, 200 #"], "300 a, 400 #", ["200-400"]),
    Ticks("disposed", ["+100 a"], "300 a", ["200-350"], disposedAt: 350),
  ])
  func usingDisposesItsResourceWithTheSource(_ row: Ticks) {
    var resources: [Int] = []
    check(row) { sources, scheduler in
      Observable.using {
        CompositeDisposable(disposables: [Disposables.create { resources.append(scheduler.clock) }])
      } observableFactory: { _ in
        sources[0]
      }
    }
    #expect(resources == [row.disposedAt == 1000 ? 400 : 350])
  }

  @Test func usingDisposesItsResourceWhenTheFactoryThrows() {
    var disposals = 0
    check(Ticks("throws", [], "200 #")) { _, _ in
      Observable<Int>.using {
        CompositeDisposable(disposables: [Disposables.create { disposals += 1 }])
      } observableFactory: { _ in
        throw TestError()
      }
    }
    #expect(disposals == 1)
  }

  @Test(arguments: [
    Ticks("completes", ["+100 a, 200 |"], "300 a, 400 |", ["200-400"]),
    Ticks("disposed", ["+100 a"], "", ["200-250"], disposedAt: 250),
  ])
  func deferred(_ row: Ticks) {
    var times = 0
    check(row) { sources, _ in
      Observable.deferred {
        times += 1
        return sources[0]
      }
    }
    #expect(times == 1)
  }
}
