import Foundation
import HeadlessUI
import RxBinding
import Testing

@MainActor
struct DeallocatedTests {
  private final class Plain {}

  private func log(_ end: Observable<Void>, _ lines: Lines) {
    _ = end.subscribe(
      onNext: { lines.add("gone") },
      onCompleted: { lines.add("completed") }
    )
  }

  @Test func anObjectOfTheScreenSaysSoAtOnce() {
    onScreen {
      let lines = Lines()
      var label: UILabel? = UILabel()
      log(label!.rx.deallocated, lines)
      log(label!.rx.deallocating, lines)
      #expect(lines.take() == [])
      label = nil
      #expect(lines.take() == ["gone", "gone", "completed", "completed"])
    }
  }

  @Test func anyOtherObjectAtTheNextSweep() {
    let lines = Lines()
    autoreleasepool {
      let object = NSObject()
      log(object.rx.deallocated, lines)
      #expect(lines.take() == [])
    }
    #expect(lines.take() == ["gone", "completed"])
    do {
      let object = Plain()
      log(Reactive(object).deallocated, lines)
    }
    #expect(lines.take() == [])
    Lifetimes.sweep()
    #expect(lines.take() == ["gone", "completed"])
  }

  @Test func whoSubscribesAfterwardsIsToldToo() {
    onScreen {
      let lines = Lines()
      var label: UILabel? = UILabel()
      let end = label!.rx.deallocated
      label = nil
      log(end, lines)
      #expect(lines.take() == ["gone", "completed"])
    }
  }

  @Test func theBagGoesWithTheObject() {
    onScreen {
      let lines = Lines()
      var label: UILabel? = UILabel()
      let ticks = PublishRelay<Int>()
      ticks.subscribe(onNext: { lines.add("\($0)") }).disposed(by: label!.rx.disposeBag)
      ticks.accept(1)
      label = nil
      ticks.accept(2)
      #expect(lines.take() == ["1"])
    }
  }

  @Test func aNewBagDisposesOfTheOld() {
    onScreen {
      let lines = Lines()
      let label = UILabel()
      let ticks = PublishRelay<Int>()
      ticks.subscribe(onNext: { lines.add("\($0)") }).disposed(by: label.rx.disposeBag)
      label.rx.disposeBag = DisposeBag()
      ticks.accept(1)
      #expect(lines.take() == [])
    }
  }
}
