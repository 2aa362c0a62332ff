import Dispatch
import Rx
import RxTesting
import Testing

/// What follows an error, and when.
struct FailureTicks {
  @Test(arguments: [
    Ticks(
      "goes on",
      ["+10 a, 20 #", "+10 b, 20 |"],
      "210 a, 230 b, 240 |",
      ["200-220", "220-240"]
    ),
    Ticks("need not", ["+10 a, 20 |", "+10 b"], "210 a, 220 |", ["200-220", ""]),
    Ticks("the second fails", ["+10 a, 20 #", "+10 #"], "210 a, 230 #", ["200-220", "220-230"]),
  ])
  func `catch`(_ row: Ticks) {
    check(row) { sources, _ in sources[0].catch { _ in sources[1] } }
    check(row) { sources, _ in Observable.catch(sequence: sources) }
  }

  @Test(arguments: [
    Ticks(
      "again and again",
      ["+10 a, 50 #"],
      "210 a, 260 a, 310 a, 360 a",
      ["200-250, 250-300, 300-350, 350-370"],
      disposedAt: 370
    )
  ])
  func retry(_ row: Ticks) {
    check(row) { sources, _ in sources[0].retry() }
  }

  @Test(arguments: [
    Ticks("twice in all", ["+10 a, 50 #"], "210 a, 260 a, 300 #", ["200-250, 250-300"]),
    Ticks("a completion ends it", ["+10 a, 50 |"], "210 a, 250 |", ["200-250"]),
  ])
  func retryCount(_ row: Ticks) {
    check(row) { sources, _ in sources[0].retry(2) }
  }

  @Test(arguments: [
    Ticks(
      "each error waits 30",
      ["+10 a, 20 #"],
      "210 a, 260 a, 310 a",
      ["200-220, 250-270, 300-315"],
      disposedAt: 315
    )
  ])
  func retryWhen(_ row: Ticks) {
    check(row) { sources, scheduler in
      sources[0].retry { (errors: Observable<any Error>) in
        errors.flatMap { _ in Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
      }
    }
  }

  @Test(arguments: [
    Ticks("the trigger completes", ["+10 a, 20 #"], "210 a, 220 |", ["200-220"]),
    Ticks("the trigger fails", ["+10 a, 20 #"], "210 a, 220 #", ["200-220"]),
  ])
  func retryWhenTheTriggerEnds(_ row: Ticks) {
    check(row) { sources, _ in
      sources[0].retry { (_: Observable<any Error>) -> Observable<Int> in
        row.result.hasSuffix("#") ? .error(TestError()) : .empty()
      }
    }
  }

  @Test func retryOfASharedObservableSubscribesAgain() {
    check(
      Ticks("shared", ["+10 a, 20 #"], "210 a, 230 a, 240 #", ["200-220, 220-240"])
    ) { sources, _ in sources[0].share().retry(2) }
    check(
      Ticks("with a replay", ["+10 a, 20 #"], "210 a, 230 a, 240 #", ["200-220, 220-240"])
    ) { sources, _ in sources[0].share(replay: 2).retry(2) }
    check(
      Ticks("forever", ["+10 a, 20 #"], "210 a, 220 a, 220 #", ["200-220"])
    ) { sources, _ in sources[0].share(replay: 1, scope: .forever).retry(2) }
  }
}
