import Dispatch
import Rx
import RxBinding
import Testing

/// `asDriver`, `asSignal`, `asSharedSequence`, and back.
@MainActor
struct ConversionTests {
  private typealias Convert = (Observable<Int>) -> Observable<Int>

  @Test func anErrorIsReplaced() {
    let rows: [(String, Convert, [String])] = [
      ("asDriver, an element", { $0.asDriver(onErrorJustReturn: 7).asObservable() }, ["7", "|"]),
      (
        "asDriver, a driver", { $0.asDriver(onErrorDriveWith: .just(7)).asObservable() },
        ["7", "|"]
      ),
      (
        "asDriver, a closure", { $0.asDriver { error in .just("\(error)".count) }.asObservable() },
        ["20", "|"]
      ),
      ("asSignal, an element", { $0.asSignal(onErrorJustReturn: 7).asObservable() }, ["7", "|"]),
      (
        "asSignal, a signal", { $0.asSignal(onErrorSignalWith: .just(7)).asObservable() },
        ["7", "|"]
      ),
      (
        "asSignal, a closure", { $0.asSignal { error in .just("\(error)".count) }.asObservable() },
        ["20", "|"]
      ),
      (
        "asSharedSequence, an element",
        {
          $0.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 7)
            .asObservable()
        },
        ["7", "|"]
      ),
      (
        "asSharedSequence, a sequence",
        { $0.asSharedSequence(onErrorDriveWith: Signal.just(7)).asObservable() },
        ["7", "|"]
      ),
      (
        "asSharedSequence, a closure",
        { $0.asSharedSequence { _ in Driver.just(7) }.asObservable() },
        ["7", "|"]
      ),
    ]
    for (name, convert, expected) in rows {
      let lines = Lines()
      let probe = Probe<Int>()
      let result = convert(probe.observable)
      _ = result.subscribe(onNext: { lines.add("\($0)") }, onCompleted: { lines.add("|") })
      probe.send(1)
      #expect(lines.take() == ["1"], "\(name)")
      probe.fail()
      #expect(lines.take() == expected, "\(name)")
      #expect(probe.running == 0, "\(name)")
    }
  }

  @Test func relaysBecomeTheirKind() {
    let lines = Lines()
    let behavior = BehaviorRelay(value: 1)
    let publish = PublishRelay<Int>()
    _ = behavior.asDriver().drive(onNext: { lines.add("b\($0)") })
    _ = publish.asSignal().emit(onNext: { lines.add("p\($0)") })
    behavior.accept(2)
    publish.accept(3)
    #expect(lines.take() == ["b1", "b2", "p3"])
  }

  @Test func infalliblesAndOtherKinds() {
    let lines = Lines()
    _ = Infallible.of(1, 2).asDriver().drive(onNext: { lines.add("\($0)") })
    _ = Driver.just(3).asDriver().asSignal(onErrorJustReturn: 0).asSignal()
      .emit(onNext: { lines.add("\($0)") })
    _ = Signal.just(4).asInfallible().bind(onNext: { lines.add("\($0)") })
    _ = Single.just(5).asDriver(onErrorJustReturn: 0).drive(onNext: { lines.add("\($0)") })
    _ = Driver.just(6).asSharedSequence().asObservable().bind(onNext: { lines.add("\($0)") })
    #expect(lines.take() == ["1", "2", "3", "4", "5", "6"])
  }

  @Test(.timeLimit(.minutes(1)))
  func elementsFromAnotherThreadAreDeliveredOnMain() async {
    let (seen, report) = AsyncStream<Bool>.makeStream()
    let source = Observable<Int>.create { observer in
      nonisolated(unsafe) let observer = observer
      DispatchQueue.global().async {
        observer.onNext(1)
        observer.onCompleted()
      }
      return Disposables.create()
    }
    _ = source.asDriver(onErrorJustReturn: 0).map { $0 + 1 }.drive(
      onNext: { _ in
        dispatchPrecondition(condition: .onQueue(.main))
        report.yield(true)
      },
      onCompleted: { report.finish() }
    )
    var count = 0
    for await _ in seen { count += 1 }
    #expect(count == 1)
  }
}
