import ReactiveSignals
import Testing

struct PropertyTests {
  let log = Log()

  @Test func producerBeginsWithTheValueAndSignalDoesNot() {
    let property = MutableProperty(1)
    property.producer.start(log.observer("p"))
    property.signal.observe(log.observer("s"))
    property.value = 1
    property.value = 2
    #expect(
      log.lines == ["p VALUE 1", "p VALUE 1", "s VALUE 1", "p VALUE 2", "s VALUE 2"]
    )
  }

  @Test func releaseCompletes() {
    var property: MutableProperty<Int>? = MutableProperty(1)
    let producer = property?.producer
    property?.lifetime.observeEnded { [log] in log.note("ended") }
    property?.signal.observe(log.observer("s"))
    producer?.start(log.observer("p"))
    property = nil
    #expect(log.take() == ["p VALUE 1", "s COMPLETED", "p COMPLETED", "ended"])
    producer?.start(log.observer("late"))
    #expect(log.lines == ["late VALUE 1", "late COMPLETED"])
  }

  @Test func writeFromAnObserverNests() {
    let property = MutableProperty(1)
    property.signal.observeValues { value in if value < 4 { property.value = value + 1 } }
    property.signal.observeValues { [log] in log.note("\($0) \(property.value)") }
    property.value = 2
    #expect(log.lines == ["4 4", "3 4", "2 4"])
  }

  @Test func modifyAndSwap() {
    let property = MutableProperty([1])
    property.signal.observe(log.observer())
    property.modify { $0.append(2) }
    #expect(property.swap([]) == [1, 2])
    #expect(throws: TestError.self) {
      try property.modify { value in
        value = [9]
        throw TestError()
      }
    }
    #expect(property.withValue { $0.count } == 1)
    #expect(log.lines == ["VALUE [1, 2]", "VALUE []", "VALUE [9]"])
  }

  @Test func mappedPropertyFollowsInTheOrderOfObservation() {
    let property = MutableProperty(1)
    var mapped: Property<Int>?
    property.signal.observeValues { [log] in log.note("\($0) \(mapped?.value ?? 0)") }
    mapped = property.map { $0 * 10 }
    property.value = 2
    #expect(log.lines == ["2 10"])
    #expect(mapped?.value == 20)
  }

  @Test func composedPropertyOutlivesItsSource() {
    var property: MutableProperty<Int>? = MutableProperty(1)
    let mapped = property?.map { $0 * 10 }
    property?.value = 2
    property = nil
    #expect(mapped?.value == 20)
    mapped?.producer.start(log.observer("p"))
    mapped?.signal.observe(log.observer("s"))
    #expect(log.lines == ["p VALUE 20", "p COMPLETED", "s INTERRUPTED"])
  }

  @Test func producerOutlivesTheComposedProperty() {
    let property = MutableProperty(1)
    var mapped: Property<Int>? = property.map { $0 * 10 }
    mapped?.producer.start(log.observer())
    mapped = nil
    property.value = 2
    #expect(log.lines == ["VALUE 10", "VALUE 20"])
  }

  @Test func composedPropertyIsReleased() {
    let property = MutableProperty(1)
    var mapped: Property<Int>? = property.map { [log] value in
      log.note("map")
      return value
    }
    property.value = 2
    mapped = nil
    property.value = 3
    #expect(log.lines == ["map", "map"])
    withExtendedLifetime(mapped) {}
  }

  @Test func combineLatestGlitchesAndZipDoesNot() {
    let property = MutableProperty(1)
    let (tens, hundreds) = (property.map { $0 * 10 }, property.map { $0 * 100 })
    let latest = tens.combineLatest(with: hundreds)
    let zipped = tens.zip(with: hundreds)
    latest.signal.observe(log.observer("latest"))
    zipped.signal.observe(log.observer("zip"))
    property.value = 2
    #expect(
      log.lines == ["latest VALUE (20, 100)", "latest VALUE (20, 200)", "zip VALUE (20, 200)"]
    )
    #expect(latest.value == (20, 200))
  }

  @Test func constantsAndViews() {
    let constant = Property(value: 1)
    constant.producer.start(log.observer("p"))
    constant.signal.observe(log.observer("s"))
    #expect(log.take() == ["p VALUE 1", "p COMPLETED", "s INTERRUPTED"])
    var property: MutableProperty<Int>? = MutableProperty(1)
    let view = property.map { Property(capturing: $0) }
    property?.value = 2
    property = nil
    #expect(view?.value == 2)
    view?.producer.start(log.observer("v"))
    #expect(log.lines == ["v VALUE 2"])
  }

  @Test func initialThen() {
    #expect(Property(initial: 1, then: SignalProducer(value: 2)).value == 2)
    let (signal, input) = Signal<Int, Never>.pipe()
    let property = Property(initial: 0, then: signal)
    property.signal.observe(log.observer())
    input.send(value: 1)
    input.sendInterrupted()
    #expect(property.value == 1)
    #expect(log.lines == ["VALUE 1", "COMPLETED"])
    let optional: Property<Int?> = Property(
      initial: nil,
      then: SignalProducer<Int, Never>(value: 3)
    )
    #expect(optional.value == 3)
  }

  @Test func booleansAndOthers() {
    let (a, b) = (MutableProperty(true), MutableProperty(false))
    let (and, or, not) = (a.and(b), a.or(b), a.negate())
    #expect((and.value, or.value, not.value) == (false, true, false))
    b.value = true
    #expect((and.value, or.value) == (true, true))
    #expect(Property<Bool>.all(a, b).value)
    #expect(Property<Bool>.any([a, b]).value)
    #expect(Property<Int>.combineLatest([MutableProperty<Int>]()) == nil)
    #expect(Property<Int>.combineLatest([MutableProperty<Int>](), emptySentinel: [7]).value == [7])
    let number = MutableProperty(1)
    #expect(number.filter(initial: 0) { $0 > 1 }.value == 0)
    #expect(number.combinePrevious(0).value == (0, 1))
    let inner = MutableProperty(5)
    let outer = MutableProperty(inner)
    let flat = outer.flatten(.latest)
    inner.value = 6
    #expect(flat.value == 6)
    outer.value = MutableProperty(8)
    inner.value = 9
    #expect(flat.value == 8)
  }

  @Test func wrappers() {
    struct Model {
      @MutableProperty var count = 1
      @Property(value: "a") var name: String
    }
    let model = Model()
    model.$count.signal.observe(log.observer())
    model.count = 2
    #expect(model.name == "a")
    #expect(model.$name.value == "a")
    #expect(log.lines == ["VALUE 2"])
  }
}

struct ValidatingPropertyTests {
  typealias Text = ValidatingProperty<String, TestError>

  let log = Log()

  private func decide(_ text: String) -> Text.Decision {
    if text.isEmpty { return .invalid(TestError()) }
    return text == text.uppercased() ? .valid : .coerced(text.uppercased(), nil)
  }

  @Test func acceptsCoercesAndRejects() {
    let text = Text("A", decide)
    text.result.signal.observeValues { [log] in log.note("\($0) before \(text.value)") }
    text.signal.observe(log.observer())
    text.value = "B"
    text.value = "c"
    text.value = ""
    #expect(
      log.lines == [
        "valid(\"B\") before A", "VALUE B",
        "coerced(replacement: \"C\", proposed: \"c\", error: nil) before B", "VALUE C",
        "invalid(\"\", ReactiveSignalsTests.TestError()) before C",
      ]
    )
    #expect(text.value == "C")
    #expect(text.result.value.isInvalid)
    #expect(text.result.value.error == TestError())
    #expect(Text("", decide).result.value.isInvalid)
  }

  @Test func validatesAgainWhenTheOtherChanges() {
    let password = MutableProperty("a")
    let repeated = Text("a", with: password) { $0 == $1 ? .valid : .invalid(TestError()) }
    #expect(!repeated.result.value.isInvalid)
    password.value = "b"
    #expect(repeated.result.value.isInvalid)
    repeated.value = "b"
    #expect(repeated.value == "b")
    let other = Text("x", decide)
    let third = Text("Y", with: other) { $0 == $1 ? .valid : .invalid(TestError()) }
    other.value = "Y"
    #expect(!third.result.value.isInvalid)
  }

  @Test func innerChangesAreValidated() {
    let inner = MutableProperty("A")
    let text = Text(inner, decide)
    inner.value = ""
    #expect(text.result.value.isInvalid)
    #expect(text.value.isEmpty)
  }
}
