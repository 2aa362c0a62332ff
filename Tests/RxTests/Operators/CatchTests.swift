import Rx
import Testing

struct CatchTests {
  @Test(arguments: [
    Marbles(
      "goes on with the other",
      ["--a--#", "x--y--|"],
      "--a--x--y--|",
      windows: ["^----!", "-----^-----!"]
    ),
    Marbles("passes completion", ["--a--|", "x"], "--a--|", windows: ["^----!", ""]),
    Marbles("passes the other's error", ["-a#", "-x-#"], "-a-x-#", windows: ["^-!", "--^--!"]),
    Marbles(
      "disposes of the other at disposal",
      ["-a#", "-x-y"],
      "-a-x",
      windows: ["^-!", "--^-!"],
      disposedAt: 4
    ),
  ])
  func catchError(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].catch { _ in sources[1] } }
    expect(row) { sources, _ in Observable.catch(sequence: sources) }
  }

  @Test func theHandlerSeesTheError() {
    let source = Observable<String>.error(TestError(name: "seen"))
    #expect(
      events(source.catch { .just(($0 as? TestError)?.name ?? "") }) == ["next(seen)", "completed"]
    )
    let thrown = source.catch { _ in throw TestError(name: "thrown") }
    #expect(events(thrown) == ["error(TestError(name: \"thrown\"))"])
  }

  @Test func theOtherStartsBeforeTheSourceIsDisposed() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      observer.onError(TestError())
      return Disposables.create { log.append("the source is over") }
    }
    let other = Observable<Int>.empty().do(onSubscribe: { log.append("the other begins") })
    source.catch { _ in other }.subscribe().dispose()
    #expect(log == ["the other begins", "the source is over"])
    log = []
    Observable.catch(sequence: [source, other]).subscribe().dispose()
    #expect(log == ["the source is over", "the other begins"])
  }

  @Test func anEmptySequenceCompletes() {
    #expect(events(Observable<Int>.catch(sequence: [])) == ["completed"])
  }

  @Test(arguments: [
    Marbles("sends the element in place of the error", "--a--#", "--a--(x|)"),
    Marbles("passes completion", "--a--|", "--a--|"),
  ])
  func catchAndReturn(_ row: Marbles) { expect(row) { $0.catchAndReturn("x") } }

  @Test func laws() {
    checkOperatorLaws(exempt: [.passesErrors]) { $0.catchAndReturn(7) }
    checkOperatorLaws {
      $0.catch { Observable.error($0) }
    }
    checkOperatorLaws { Observable.catch(sequence: [$0]) }
  }
}
