import Rx
import Testing

struct DisposableTests {
  @Test func anonymousRunsOnce() {
    var count = 0
    let disposable = Disposables.create { count += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(count == 1)
    #expect(disposable.isDisposed)
  }

  @Test func compositesKeepTheirOrder() {
    var log: [Int] = []
    let note = { (number: Int) in Disposables.create { log.append(number) } }
    let composite = CompositeDisposable(note(1), note(2), note(3))
    let key = composite.insert(note(4))
    _ = composite.insert(note(5))
    #expect(composite.count == 5)
    if let key { composite.remove(for: key) }
    #expect(log == [4])
    composite.dispose()
    #expect(log == [4, 1, 2, 3, 5])
    #expect(composite.insert(note(6)) == nil)
    #expect(log.last == 6)
    Disposables.create(note(7), note(8), note(9), note(10)).dispose()
    #expect(log.suffix(4) == [7, 8, 9, 10])
  }

  @Test func bagsDisposeWhenDropped() {
    var log: [Int] = []
    let note = { (number: Int) in Disposables.create { log.append(number) } }
    do {
      let bag = DisposeBag()
      note(1).disposed(by: bag)
      bag.insert(note(2), note(3))
      bag.insert {
        note(4)
        note(5)
      }
      #expect(log == [])
    }
    #expect(log == [1, 2, 3, 4, 5])
  }

  @Test func serialReplaces() {
    let (first, second, late) = (BooleanDisposable(), BooleanDisposable(), BooleanDisposable())
    let serial = SerialDisposable()
    serial.disposable = first
    serial.disposable = second
    #expect(first.isDisposed && !second.isDisposed)
    serial.dispose()
    #expect(second.isDisposed && serial.isDisposed)
    serial.disposable = late
    #expect(late.isDisposed)
  }

  @Test func singleAssignmentMayBeLate() {
    let (content, late) = (BooleanDisposable(), BooleanDisposable())
    let first = SingleAssignmentDisposable()
    first.setDisposable(content)
    first.dispose()
    #expect(content.isDisposed)
    let twice = SingleAssignmentDisposable()
    let (kept, refused) = (BooleanDisposable(), BooleanDisposable())
    _ = DiagnosticsLog.shared
    twice.setDisposable(kept)
    twice.setDisposable(refused)
    #expect(!kept.isDisposed && refused.isDisposed)
    let second = SingleAssignmentDisposable()
    second.dispose()
    second.setDisposable(late)
    #expect(late.isDisposed)
  }

  @Test func refCountWaitsForItsDependents() {
    let content = BooleanDisposable()
    let counted = RefCountDisposable(disposable: content)
    let (first, second) = (counted.retain(), counted.retain())
    first.dispose()
    counted.dispose()
    first.dispose()
    #expect(!content.isDisposed && !counted.isDisposed)
    second.dispose()
    #expect(content.isDisposed && counted.isDisposed)
  }

  @Test func scheduledWaitsForItsScheduler() {
    let clock = TickClock()
    let content = BooleanDisposable()
    let scheduled = ScheduledDisposable(scheduler: clock, disposable: content)
    scheduled.dispose()
    scheduled.dispose()
    #expect(!scheduled.isDisposed && !content.isDisposed)
    clock.start()
    #expect(scheduled.isDisposed && content.isDisposed)
  }

  @Test func binariesAndTriplesKnowThatTheyAreDisposed() {
    var log: [Int] = []
    let note = { (number: Int) in Disposables.create { log.append(number) } }
    for disposable in [
      Disposables.create(note(1), note(2)), Disposables.create(note(3), note(4), note(5)),
      Disposables.create([note(6)]),
    ] {
      #expect(!disposable.isDisposed)
      disposable.dispose()
      disposable.dispose()
      #expect(disposable.isDisposed)
    }
    #expect(log == [1, 2, 3, 4, 5, 6])
  }

  @Test func bagsMayBeMadeFull() {
    var log: [Int] = []
    let note = { (number: Int) in Disposables.create { log.append(number) } }
    do {
      let bags = [
        DisposeBag(disposing: note(1), note(2)), DisposeBag(disposing: [note(3)]),
        DisposeBag {
          note(4)
          note(5)
        },
      ]
      #expect(log.isEmpty)
      withExtendedLifetime(bags) {}
    }
    #expect(log.sorted() == [1, 2, 3, 4, 5])
  }

  @Test func aFlagMayBeSetFromTheStart() {
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
    #expect(!BooleanDisposable().isDisposed)
  }

  @Test func whatIsRetainedAfterTheEndIsNothing() {
    let content = BooleanDisposable()
    let counted = RefCountDisposable(disposable: content)
    counted.dispose()
    #expect(content.isDisposed)
    counted.retain().dispose()
    #expect(counted.isDisposed)
  }

  @Test func aSerialDisposableIsNeverWithoutContent() {
    let serial = SerialDisposable()
    serial.disposable.dispose()
    let content = BooleanDisposable()
    serial.disposable = content
    #expect(serial.disposable as? BooleanDisposable === content)
  }

  @Test func disposalFromWithinDisposalReturns() {
    var (count, composite) = (0, CompositeDisposable?.none)
    composite = CompositeDisposable(
      Disposables.create {
        count += 1
        composite?.dispose()
      },
      Disposables.create { count += 1 }
    )
    composite?.dispose()
    #expect(count == 2)
    composite = nil
  }
}
