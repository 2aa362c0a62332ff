import Rx
import Testing

struct SingleTests {
  @Test(arguments: [
    Marbles("collects all", "--a--b--|", "--------(<[\"a\", \"b\"]>|)"),
    Marbles("of nothing is an empty array", "--|", "--(<[]>|)"),
    Marbles("passes an error on, and no array", "--a--#", "-----#"),
  ])
  func toArray(_ row: Marbles) { expect(row) { $0.toArray().asObservable() } }

  @Test func subscribe() {
    var log: [String] = []
    Observable.of(1, 2).toArray().subscribe(
      onSuccess: { log.append("\($0)") },
      onDisposed: { log.append("disposed") }
    ).dispose()
    #expect(log == ["[1, 2]", "disposed"])
    log = []
    Observable<Int>.error(TestError()).toArray().subscribe(
      onFailure: { log.append("\($0)") },
      onDisposed: { log.append("disposed") }
    ).dispose()
    #expect(log == ["TestError(name: \"#\")", "disposed"])
    log = []
    Single.just(1).map { $0 + 1 }.subscribe { log.append("\($0)") }.dispose()
    Single.just(1).map { _ in throw TestError() }.subscribe { (event: SingleEvent<Int>) in
      log.append("\(event)")
    }.dispose()
    #expect(log == ["success(2)", "failure(RxTests.TestError(name: \"#\"))"])
  }

  @Test func create() {
    var disposals = 0
    let single = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(TestError()))
      return Disposables.create { disposals += 1 }
    }
    #expect(events(single.asObservable()) == ["next(1)", "completed"])
    #expect(disposals == 1)
    #expect(
      events(Single<Int>.error(TestError(name: "x")).asObservable())
        == ["error(TestError(name: \"x\"))"]
    )
  }

  @Test func theSubscribersObjectIsNotKeptAlive() {
    final class Object { var log: [Int] = [] }
    let object = Object()
    Single.just(1).subscribe(with: object, onSuccess: { $0.log.append($1) }).dispose()
    #expect(object.log == [1])
  }

  @Test func laws() {
    checkOperatorLaws { $0.toArray().asObservable() }
  }
}
