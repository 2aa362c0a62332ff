import Dispatch
import Rx
import RxBinding
import RxTesting
import Testing

@MainActor
struct SharedCreatingTests {
  @Test func sourcesSendOnTheScheduler() throws {
    let rows: [(String, () -> Driver<Int>, String)] = [
      ("just", { .just(1) }, "-(1|)"),
      ("empty", { .empty() }, "-|"),
      ("never", { .never() }, "-"),
      ("of", { .of(1, 2) }, "-12|"),
      ("from an array", { .from([1, 2]) }, "-12|"),
      ("from a sequence", { .from(AnySequence([1, 2])) }, "-12|"),
      ("from an optional", { .from(optional: 1) }, "-1|"),
      ("from nil", { .from(optional: nil) }, "-|"),
      ("deferred", { .deferred { .just(1) } }, "-(1|)"),
      ("interval", { .interval(.seconds(3)) }, "---0--1--2"),
      ("timer", { .timer(.seconds(1), period: .seconds(3)) }, "-0--1--2"),
    ]
    for (name, make, picture) in rows {
      let scheduler = TestScheduler(initialClock: 0)
      var difference: MarbleDifference?
      SharingScheduler.mock(scheduler: scheduler) {
        let source = make()
        let result = scheduler.start(disposed: 210) {
          source.asObservable()
        }
        difference = try? result.difference(from: picture)
      }
      #expect(difference == nil, "\(name): \(difference?.description ?? "")")
    }
  }

  @Test func onMainTheFirstElementIsThereAtOnce() async {
    let lines = Lines()
    _ = Signal.just(3).emit(onNext: { lines.add("\($0)") }, onCompleted: { lines.add("|") })
    #expect(lines.take() == ["3", "|"])
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = Driver.of(1, 2).drive(
        onNext: { lines.add("\($0)") },
        onCompleted: {
          lines.add("|")
          done.resume()
        }
      )
      #expect(lines.take() == ["1"], "each element is work of its own")
    }
    #expect(lines.take() == ["2", "|"])
  }

  @Test func deferredCreatesForEachConnection() {
    var made = 0
    let driver = Driver<Int>.deferred {
      made += 1
      return .never()
    }
    #expect(made == 0)
    let first = driver.drive()
    let second = driver.drive()
    #expect(made == 1)
    first.dispose()
    second.dispose()
    driver.drive().dispose()
    #expect(made == 2)
  }

  @Test func theMockEndsWithItsAction() throws {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      #expect(SharingScheduler.make() as AnyObject === scheduler)
      SharingScheduler.mock(makeScheduler: { MainScheduler.instance }) {
        #expect(SharingScheduler.make() as AnyObject === MainScheduler.instance)
      }
      #expect(SharingScheduler.make() as AnyObject === scheduler)
    }
    #expect(throws: TestError.self) {
      try SharingScheduler.mock(scheduler: scheduler) { throw TestError() }
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func theNameOfTheTypeIsItsDescription() {
    #expect("\(Driver.just(1))" == "SharedSequence")
  }
}
