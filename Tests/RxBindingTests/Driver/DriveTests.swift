import Dispatch
import Rx
import RxBinding
import Testing

/// Every `drive`.
@MainActor
struct DriveTests {
  @Test func toObservers() {
    let lines = Lines()
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let optional = PublishSubject<Int?>()
    _ = Observable.merge(first.map { "1: \($0)" }, second.map { "2: \($0)" })
      .subscribe(onNext: lines.add)
    _ = optional.subscribe { lines.add("\($0)") }
    _ = Driver.concat([Driver.just(1), .never()]).drive(first, second)
    _ = Driver.just(2).drive(optional)
    #expect(lines.take() == ["1: 1", "2: 1", "next(Optional(2))", "completed"])
  }

  @Test func toRelays() {
    let behavior = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let replay = (ReplayRelay<Int>.create(bufferSize: 2), ReplayRelay<Int?>.create(bufferSize: 2))
    let driver = BehaviorRelay(value: 1).asDriver()
    _ = driver.drive(behavior.0)
    _ = driver.drive(behavior.1, behavior.1)
    _ = driver.drive(replay.0, replay.0)
    _ = driver.drive(replay.1)
    #expect(behavior.0.value == 1)
    #expect(behavior.1.value == 1)
    let lines = Lines()
    _ = replay.0.subscribe { lines.add("\($0)") }
    _ = replay.1.subscribe { lines.add("\($0)") }
    #expect(lines.take() == ["next(1)", "next(1)", "next(Optional(1))"])
  }

  @Test func toClosures() {
    let lines = Lines()
    _ = Driver.just(1).drive(
      onNext: { lines.add("\($0)") },
      onCompleted: { lines.add("completed") },
      onDisposed: { lines.add("disposed") }
    )
    #expect(lines.take() == ["1", "completed", "disposed"])
    _ = Driver.just(2).do(onNext: { lines.add("\($0)") }).drive()
    #expect(lines.take() == ["2"])
  }

  @Test func withAnObjectThatIsNotKeptAlive() {
    let lines = Lines()
    let relay = BehaviorRelay(value: 1)
    var object: Token? = Token()
    weak var kept: Token?
    kept = object
    if let object {
      _ = relay.asDriver().drive(with: object, onNext: { _, element in lines.add("\(element)") })
      _ = Driver.just(2).drive(
        with: object,
        onNext: { lines.add("\($1)") },
        onCompleted: { _ in lines.add("completed") },
        onDisposed: { _ in lines.add("disposed") }
      )
    }
    object = nil
    #expect(kept == nil)
    relay.accept(3)
    #expect(lines.take() == ["1", "2", "completed", "disposed"])
  }

  @Test func toFunctions() {
    let lines = Lines()
    let rows = { (source: Observable<Int>) in source.subscribe(onNext: { lines.add("\($0)") }) }
    _ = Driver.just(1).drive(rows)
    let labelled = { (source: Observable<Int>) in
      { (label: String) in source.subscribe(onNext: { lines.add(label + "\($0)") }) }
    }
    _ = Driver.just(3).drive(labelled, curriedArgument: "n")
    #expect(lines.take() == ["1", "n3"])
  }

  @Test func toBinders() {
    let lines = Lines()
    let target = Token()
    _ = Driver.just(1).drive(Binder(target) { _, element in lines.add("\(element)") })
    _ = Driver.just(2).drive(Binder<Int?>(target) { _, element in lines.add("\(element ?? 0)?") })
    #expect(lines.take() == ["1", "2?"])
  }

  @Test func offTheMainThreadItStopsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let driver = Driver.just(1)
      nonisolated(unsafe) let sent = driver
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
          _ = sent.drive(onNext: { _ in })
          done.resume()
        }
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains(
        """
        `drive*` family of methods can be only called from `MainThread`.
        This is required to ensure that the last replayed `Driver` element is delivered on `MainThread`.

        """
      ),
      "\(text)"
    )
  }
}
