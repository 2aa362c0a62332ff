import ReactiveSignals
import Rx

extension SignalRows {
  static func set() -> SignalRow {
    let property = MutableProperty(0)
    let relay = BehaviorRelay(value: 0)
    return SignalRow(
      number: "R9a",
      title: "MutableProperty set, no observer",
      reactiveSwift: 218,
      goal: 25,
      expected: { _ in 0 },
      signals: { for number in 0..<$0 { property.value = number } },
      rx: { for number in 0..<$0 { relay.accept(number) } }
    )
  }

  static func setObserved() -> SignalRow {
    let property = MutableProperty(0)
    property.signal.observeValues { Work.consume($0) }
    let relay = BehaviorRelay(value: 0)
    _ = relay.subscribe(onNext: { Work.consume($0) })
    return SignalRow(
      number: "R9b",
      title: "MutableProperty set + get with one observer",
      reactiveSwift: 301,
      goal: 40,
      expected: { 2 * Work.sum($0) },
      signals: {
        for number in 0..<$0 {
          property.value = number
          Work.consume(property.value)
        }
      },
      rx: {
        for number in 0..<$0 {
          relay.accept(number)
          Work.consume(relay.value)
        }
      }
    )
  }

  static func mapped() -> SignalRow {
    let property = MutableProperty(0)
    let mapped = property.map { Work.addOne($0) }
    return SignalRow(
      number: "R10",
      title: "property.map, set + read composed",
      reactiveSwift: 923,
      goal: 60,
      expected: { Work.sum($0) + $0 },
      signals: {
        for number in 0..<$0 {
          property.value = number
          Work.consume(mapped.value)
        }
      }
    )
  }

  static func fiveMaps() -> SignalRow {
    let property = MutableProperty(0)
    let mapped = property.map { Work.addOne($0) }.map { Work.addOne($0) }
      .map { Work.addOne($0) }.map { Work.addOne($0) }.map { Work.addOne($0) }
    return SignalRow(
      number: "R11",
      title: "five maps, a set",
      reactiveSwift: 2600,
      goal: 150,
      expected: { _ in 0 },
      signals: { operations in
        withExtendedLifetime(mapped) {
          for number in 0..<operations { property.value = number }
        }
      }
    )
  }

  static func combinedProperties() -> SignalRow {
    let (a, b) = (MutableProperty(0), MutableProperty(0))
    let both = Property<Int>.combineLatest(a, b)
    return SignalRow(
      number: "R12",
      title: "Property.combineLatest of two, a set",
      reactiveSwift: 1200,
      goal: 90,
      expected: { _ in 0 },
      signals: { operations in
        withExtendedLifetime(both) { for number in 0..<operations { a.value = number } }
      }
    )
  }

  static func bound() -> SignalRow {
    let pipe = makePipe()
    let property = MutableProperty(0)
    property <~ pipe.output
    let send = sending(pipe)
    return SignalRow(
      number: "R13",
      title: "property <~ signal, a value",
      reactiveSwift: 890,
      goal: 60,
      expected: { _ in 0 },
      signals: { operations in withExtendedLifetime(property) { send(operations) } }
    )
  }

  static func propertyLife() -> SignalRow {
    SignalRow(
      number: "R14",
      title: "make property, map it, start, drop all",
      reactiveSwift: 16_000,
      goal: 1200,
      operations: 5000,
      expected: { $0 },
      signals: {
        for _ in 0..<$0 {
          MutableProperty(0).map { Work.addOne($0) }.producer.startWithValues { Work.consume($0) }
        }
      }
    )
  }

  static func action() -> SignalRow {
    let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
    return SignalRow(
      number: "R15a",
      title: "Action, synchronous work: apply().start()",
      reactiveSwift: 7200,
      goal: 800,
      operations: 5000,
      expected: { _ in 0 },
      signals: { for number in 0..<$0 { action.apply(number).start() } }
    )
  }

  static func disabledAction() -> SignalRow {
    let action = Action<Int, Int, Never>(enabledIf: Property(value: false)) {
      SignalProducer(value: $0)
    }
    return SignalRow(
      number: "R15b",
      title: "Action, disabled: apply().start()",
      reactiveSwift: 3800,
      goal: 500,
      operations: 5000,
      expected: { _ in 0 },
      signals: { for number in 0..<$0 { action.apply(number).start() } }
    )
  }

  static func lifetime() -> SignalRow {
    SignalRow(
      number: "R22",
      title: "Lifetime.make + observeEnded + end",
      reactiveSwift: 1050,
      goal: 150,
      expected: { $0 },
      signals: {
        for _ in 0..<$0 {
          let (lifetime, token) = Lifetime.make()
          lifetime.observeEnded { Work.consume(1) }
          token.dispose()
        }
      }
    )
  }
}
