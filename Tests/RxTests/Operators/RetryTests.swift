import Dispatch
import Rx
import Testing

struct RetryTests {
  @Test(arguments: [
    Marbles(
      "the last attempt's error ends it",
      "--a--#",
      "--a----a--#",
      window: "^----!,-----^----!"
    ),
    Marbles("completes like the source", "--a--|", "--a--|", window: "^----!"),
  ])
  func retryCount(_ row: Marbles) { expect(row) { $0.retry(2) } }

  @Test(arguments: [
    Marbles("one attempt is no second", "-a#", "-a#", window: "^-!")
  ])
  func retryOnce(_ row: Marbles) { expect(row) { $0.retry(1) } }

  @Test(arguments: [
    Marbles(
      "goes on without end",
      "-a#",
      "-a-a-a-a",
      window: "^-!,--^-!,----^-!,------^!",
      disposedAt: 7
    )
  ])
  func retry(_ row: Marbles) { expect(row) { $0.retry() } }

  @Test func noAttemptCompletes() {
    #expect(events(Observable<Int>.error(TestError()).retry(0)) == ["completed"])
    #expect(events(Observable<Int>.error(TestError()).retry(-1)) == ["completed"])
  }

  @Test func anAttemptIsOverBeforeTheNextBegins() {
    var log: [String] = []
    var attempt: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      log.append("begins")
      attempt = observer
      return Disposables.create { log.append("is over") }
    }
    let counted = source.retry(2).subscribe(onError: { _ in })
    attempt?.onError(TestError())
    attempt?.onError(TestError())
    #expect(log == ["begins", "is over", "begins", "is over"])
    counted.dispose()
    log = []
    let triggered = source.retry(when: { $0.do(onNext: { _ in log.append("trigger") }) })
      .subscribe()
    attempt?.onError(TestError())
    #expect(log == ["begins", "is over", "trigger", "begins"])
    triggered.dispose()
  }

  @Test func aHundredThousandAttemptsNeedNoStack() {
    #expect(events(failing(100_000).retry()) == ["completed"])
    #expect(events(failing(100_000).retry(100_000)) == ["completed"])
    let triggered = failing(10_000).retry(when: { (errors: Observable<any Error>) in errors })
    #expect(events(triggered) == ["completed"])
  }

  /// A source whose last attempt is the first that does not fail.
  private func failing(_ attempts: Int) -> Observable<Int> {
    var remaining = attempts
    return .create { observer in
      remaining -= 1
      if remaining == 0 { observer.onCompleted() } else { observer.onError(TestError()) }
      return Disposables.create()
    }
  }

  @Test(arguments: [
    Marbles(
      "the trigger starts the next attempt",
      "--a--#",
      "--a------a",
      window: "^----!,-------^---!",
      disposedAt: 11
    ),
    Marbles("completes like the source", "--a--|", "--a--|", window: "^----!"),
  ])
  func retryWhen(_ row: Marbles) {
    expect(
      row,
      timed: { source, clock in
        source.retry(when: { $0.delay(.seconds(2), scheduler: clock) })
      }
    )
    expect(
      row,
      timed: { source, clock in
        source.retry(when: { (errors: Observable<TestError>) in
          errors.delay(.seconds(2), scheduler: clock)
        })
      }
    )
  }

  @Test(arguments: [
    Marbles(
      "an element between attempts counts",
      ["--a---#", "-x------x"],
      "--a-------a",
      disposedAt: 11
    ),
    Marbles(
      "completion between attempts ends it",
      ["-a-#", "-----|"],
      "-a---|",
      windows: ["^--!", "^----!"]
    ),
    Marbles(
      "an error between attempts ends it",
      ["-a-#", "-----#"],
      "-a---#",
      windows: ["^--!", "^----!"]
    ),
    Marbles(
      "earlier completion takes effect when the attempt fails",
      ["-a-#", "-|"],
      "-a-|",
      windows: ["^--!", "^!"]
    ),
    Marbles(
      "an earlier error takes effect when the attempt fails",
      ["-a-#", "-#"],
      "-a-#",
      windows: ["^--!", "^!"]
    ),
    Marbles(
      "silence waits",
      ["-a-#", "-----"],
      "-a",
      windows: ["^--!", "^-------!"],
      disposedAt: 8
    ),
  ])
  func retryWhenTriggered(_ row: Marbles) {
    expect(row) { sources, _ in
      sources[0].retry(when: { (_: Observable<any Error>) in sources[1] })
    }
  }

  @Test func anErrorOfAnotherKindEndsIt() {
    let source = Observable<Int>.error(TestError(name: "other"))
    let result = source.retry(when: { (errors: Observable<RxError>) in errors })
    #expect(events(result) == ["error(TestError(name: \"other\"))"])
  }

  @Test func laws() {
    checkOperatorLaws { $0.retry(1) }
    checkOperatorLaws(exempt: [.passesErrors]) { $0.retry() }
    checkOperatorLaws(exempt: [.passesErrors]) {
      $0.retry(when: { (_: Observable<any Error>) in Observable<Int>.never() })
    }
  }
}
