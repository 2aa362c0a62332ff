import Dispatch
import Rx
import RxBinding
import Testing

/// Every `emit`.
@MainActor
struct EmitTests {
  @Test func toObservers() {
    let lines = Lines()
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let optional = PublishSubject<Int?>()
    _ = Observable.merge(first.map { "1: \($0)" }, second.map { "2: \($0)" })
      .subscribe(onNext: lines.add)
    _ = optional.subscribe { lines.add("\($0)") }
    _ = Signal.concat([Signal.just(1), .never()]).emit(to: first, second)
    _ = Signal.just(2).emit(to: optional)
    #expect(lines.take() == ["1: 1", "2: 1", "next(Optional(2))", "completed"])
  }

  @Test func toRelays() {
    let lines = Lines()
    let publish = (PublishRelay<Int>(), PublishRelay<Int?>())
    let behavior = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let replay = (ReplayRelay<Int>.create(bufferSize: 2), ReplayRelay<Int?>.create(bufferSize: 2))
    _ = publish.0.subscribe { lines.add("p\($0)") }
    _ = publish.1.subscribe { lines.add("p\($0)") }
    _ = behavior.0.skip(1).subscribe { lines.add("b\($0)") }
    _ = behavior.1.skip(1).subscribe { lines.add("b\($0)") }
    _ = replay.0.subscribe { lines.add("r\($0)") }
    _ = replay.1.subscribe { lines.add("r\($0)") }
    let source = PublishRelay<Int>()
    let signal = source.asSignal()
    _ = signal.emit(to: publish.0, publish.0)
    _ = signal.emit(to: publish.1)
    _ = signal.emit(to: behavior.0)
    _ = signal.emit(to: behavior.1)
    _ = signal.emit(to: replay.0)
    _ = signal.emit(to: replay.1)
    source.accept(1)
    #expect(
      lines.take() == [
        "pnext(1)", "pnext(1)", "pnext(Optional(1))", "bnext(1)", "bnext(Optional(1))", "rnext(1)",
        "rnext(Optional(1))",
      ]
    )
  }

  @Test func toClosures() {
    let lines = Lines()
    _ = Signal.just(1).emit(
      onNext: { lines.add("\($0)") },
      onCompleted: { lines.add("completed") },
      onDisposed: { lines.add("disposed") }
    )
    _ = Signal.just(2).do(onNext: { lines.add("\($0)") }).emit()
    #expect(lines.take() == ["1", "completed", "disposed", "2"])
  }

  @Test func withAnObjectThatIsNotKeptAlive() {
    let lines = Lines()
    let relay = PublishRelay<Int>()
    var object: Token? = Token()
    if let object {
      _ = relay.asSignal().emit(
        with: object,
        onNext: { lines.add("\($1)") },
        onDisposed: { _ in lines.add("disposed") }
      )
    }
    relay.accept(1)
    object = nil
    relay.accept(2)
    #expect(lines.take() == ["1"])
  }

  @Test func anyThreadMayEmit() async {
    let relay = PublishRelay<Int>()
    nonisolated(unsafe) let signal = relay.asSignal()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        signal.emit(onNext: { _ in }).dispose()
        done.resume()
      }
    }
  }
}
