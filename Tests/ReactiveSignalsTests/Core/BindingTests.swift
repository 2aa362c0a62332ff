import ReactiveSignals
import Testing

private final class Model: LifetimeOwner, ReactiveExtensionsProvider {
  let lifetimeToken = Lifetime.Token()
  var name = ""
}

struct BindingTests {
  let log = Log()

  @Test func bindingEndsWithTheTarget() {
    var property: MutableProperty<Int>? = MutableProperty(0)
    let source = SignalProducer<Int, Never>.never.on(
      interrupted: { [log] in log.note("interrupted") },
      disposed: { [log] in log.note("disposed") }
    )
    if let property { property <~ source }
    property = nil
    #expect(log.lines == ["disposed"])
  }

  @Test func disposalInterruptsTheSource() {
    let property = MutableProperty(0)
    let binding =
      property
      <~ SignalProducer<Int, Never>.never.on(
        interrupted: { [log] in log.note("interrupted") },
        disposed: { [log] in log.note("disposed") }
      )
    binding?.dispose()
    #expect(log.lines == ["interrupted", "disposed"])
  }

  @Test func lastWriterWins() {
    let property = MutableProperty(0)
    let (a, first) = Signal<Int, Never>.pipe()
    let (b, second) = Signal<Int, Never>.pipe()
    property <~ a
    property <~ b
    first.send(value: 1)
    second.send(value: 2)
    first.sendCompleted()
    second.send(value: 3)
    #expect(property.value == 3)
  }

  @Test func optionals() {
    let property = MutableProperty<Int?>(nil)
    property <~ SignalProducer<Int, Never>(value: 1)
    #expect(property.value == 1)
    let target: MutableProperty<Int>? = nil
    target <~ SignalProducer<Int, Never>(value: 1)
  }

  @Test func targetsOfObjects() {
    let scheduler = ImmediateScheduler()
    var model: Model? = Model()
    let (signal, input) = Signal<String, Never>.pipe()
    if let model {
      model.reactive[\.name, on: scheduler] <~ signal
      model.reactive.makeBindingTarget(on: scheduler) { [log] in log.note("\($0.name) \($1)") }
        <~ signal.map(\.count)
    }
    signal.take(during: model.map { Lifetime.of($0) } ?? .empty).observe(log.observer())
    input.send(value: "a")
    #expect(model?.name == "a")
    model = nil
    input.send(value: "b")
    #expect(log.lines == ["a 1", "VALUE a", "COMPLETED"])
  }

  @Test func observersAreHeldWeakly() {
    let (signal, input) = Signal<Int, Never>.pipe()
    signal.observe(log.observer())
    input <~ SignalProducer<Int, Never>([1, 2])
    #expect(log.lines == ["VALUE 1", "VALUE 2"])
  }

  @Test func lifetimeThatHasEndedAcceptsNothing() {
    BindingTarget<Int>(lifetime: .empty) { [log] in log.note("\($0)") }
      <~ SignalProducer<Int, Never>(value: 1)
    #expect(log.lines == [])
  }
}

struct DisposableTests {
  let log = Log()

  @Test func compositeDisposesInOrder() {
    let all = CompositeDisposable()
    for name in ["a", "b", "c", "d"] { all.add { [log] in log.note(name) } }
    all.add { [log] in log.note("e") }?.dispose()
    all.dispose()
    #expect(log.take() == ["a", "b", "c", "d"])
    let late = all.add { [log] in log.note("late") }
    #expect(late == nil)
    #expect(log.lines == ["late"])
  }

  @Test func serialDisposesOfTheOneBefore() {
    let serial = SerialDisposable(AnyDisposable { [log] in log.note("a") })
    serial.inner = AnyDisposable { [log] in log.note("b") }
    serial.dispose()
    serial.inner = AnyDisposable { [log] in log.note("c") }
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test func scopedDisposesWhenReleased() {
    var scoped: ScopedDisposable<AnyDisposable>? =
      ScopedDisposable(AnyDisposable { [log] in log.note("a") } as any Disposable)
    #expect(scoped?.isDisposed == false)
    scoped = nil
    #expect(log.lines == ["a"])
  }

  @Test func lifetimeEndsWithItsToken() {
    var (lifetime, token): (Lifetime, Lifetime.Token?) = Lifetime.make()
    lifetime.observeEnded { [log] in log.note("1") }
    lifetime.ended.observe(log.observer())
    lifetime += AnyDisposable { [log] in log.note("2") }
    token = nil
    #expect(lifetime.hasEnded)
    #expect(log.take() == ["1", "COMPLETED", "2"])
    let late = lifetime.observeEnded { [log] in log.note("late") }
    #expect(late == nil)
    lifetime.ended.observe(log.observer())
    #expect(log.lines == ["late", "INTERRUPTED"])
    withExtendedLifetime(token) {}
    lifetime = .empty
  }

  @Test func bag() {
    var bag = Bag(["a"])
    let token = bag.insert("b")
    bag.insert("c")
    #expect(bag.remove(using: token) == "b")
    #expect(bag.remove(using: token) == nil)
    #expect(Array(bag) == ["a", "c"])
  }
}
