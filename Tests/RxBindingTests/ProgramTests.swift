// Nothing else is imported, as in a program that imports RxCocoa alone.
import RxBinding
import Testing

/// A view model as programs for RxCocoa write it.
private final class Counter {
  let add = PublishRelay<Int>()
  let title: Driver<String>
  let alert: Signal<String>
  private let total = BehaviorRelay<Int>(value: 0)
  private let bag = DisposeBag()

  init() {
    title = total.asDriver().map { "total: \($0)" }.distinctUntilChanged()
    alert = add.asSignal().filter { $0 > 100 }.map { "\($0) is too many" }
    add.filter { $0 <= 100 }
      .withLatestFrom(total) { $0 + $1 }
      .bind(to: total)
      .disposed(by: bag)
  }
}

private final class Label {
  var text: String?
}

extension Label: ReactiveCompatible {}

@MainActor
struct ProgramTests {
  @Test func driversRelaysAndBindersComeWithOneImport() {
    let counter = Counter()
    let (title, alert) = (Label(), Label())
    let bag = DisposeBag()
    counter.title.drive(title.rx.text).disposed(by: bag)
    counter.alert.emit(to: alert.rx.text).disposed(by: bag)
    Observable.of(1, 2, 500).bind(to: counter.add).disposed(by: bag)
    #expect(title.text == "total: 3")
    #expect(alert.text == "500 is too many")
  }

  @Test func nothingIsAliveAfterwards() async {
    await #expect(processExitsWith: .success) {
      Resources.isCounting = true
      await MainActor.run {
        let before = Resources.total
        do {
          let counter = Counter()
          let bag = DisposeBag()
          counter.title.drive(onNext: { _ in }).disposed(by: bag)
          counter.title.map(\.count).drive(onNext: { _ in }).disposed(by: bag)
          counter.alert.emit(onNext: { _ in }).disposed(by: bag)
          counter.add.accept(1)
        }
        precondition(Resources.total == before)
      }
    }
  }
}
