import Foundation
import HeadlessUI
import Rx
import RxBinding

extension Scenario {
  /// Threads feed what main shows, while other bindings to the same sources come and go.
  static var screens: [Scenario] {
    [
      Scenario(name: "bind(to:) a label") { load in besideMain { label(load.forMain) } },
      Scenario(name: "Driver") { load in besideMain { driver(load.forMain) } },
      Scenario(name: "Signal") { load in besideMain { signal(load.forMain) } },
      Scenario(name: "rx.tap") { load in besideMain { tap(load.forMain) } },
      Scenario(name: "rx.controlEvent") { load in besideMain { controlEvent(load.forMain) } },
      Scenario(name: "rx.items") { load in besideMain { rows(load.forMain) } },
    ]
  }

  private static func label(_ load: Load) -> [String] {
    let changes = UnguardedCounter()
    let label = onScreen { _ in UILabel() }
    let observation = onMain { label.observe(property: "text") { _ in changes.value += 1 } }
    let subjects = (0..<load.threads).map { _ in PublishSubject<String>() }
    let staying = subjects.map { $0.bind(to: label.rx.text) }
    load.play { thread, number in
      let visitor = number % 64 == 0 ? subjects[thread].bind(to: label.rx.text) : nil
      subjects[thread].onNext("\(number)")
      visitor?.dispose()
    }
    for subscription in staying { subscription.dispose() }
    return onMain {
      observation.cancel()
      // What a binder has sent to main arrives there, whatever becomes of the subscription.
      return expect("changes", changes.value, load.threads * (load.operations + load.visits))
    }
  }

  /// Lets main go on: what it observes comes a piece of work at a time, each scheduled by the one before.
  private static func work(until isDone: () -> Bool, atMost times: Int) {
    for _ in 0..<times where !onMain(isDone) {}
  }

  private static func driver(_ load: Load) -> [String] {
    let received = UnguardedCounter()
    let relays = (0..<load.threads).map { _ in BehaviorRelay(value: -1) }
    let drivers = relays.map { $0.asDriver().map { $0 + 1 } }
    let staying = onMain { drivers.map { $0.drive(onNext: { _ in received.value += 1 }) } }
    load.play { thread, number in
      let visitor = number % 64 == 0 ? drivers[thread].asObservable().subscribe() : nil
      relays[thread].accept(number)
      visitor?.dispose()
    }
    let count = load.threads * (load.operations + 1)
    work(until: { received.value == count }, atMost: count)
    return onMain {
      for subscription in staying { subscription.dispose() }
      return expect("received", received.value, count)
    }
  }

  private static func signal(_ load: Load) -> [String] {
    let received = UnguardedCounter()
    let relays = (0..<load.threads).map { _ in PublishRelay<Int>() }
    let signals = relays.map { $0.asSignal().map { $0 + 1 } }
    let staying = signals.map { $0.emit(onNext: { _ in received.value += 1 }) }
    load.play { thread, number in
      let visitor = number % 64 == 0 ? signals[thread].emit() : nil
      relays[thread].accept(number)
      visitor?.dispose()
    }
    let count = load.threads * load.operations
    work(until: { received.value == count }, atMost: count)
    return onMain {
      for subscription in staying { subscription.dispose() }
      return expect("received", received.value, count)
    }
  }

  private static func tap(_ load: Load) -> [String] {
    let received = UnguardedCounter()
    let button = onScreen { _ in UIButton(type: .system) }
    let staying = button.rx.tap.subscribe(onNext: { received.value += 1 })
    onMain {}
    nonisolated(unsafe) let sender = button
    load.play { _, number in
      let visitor = number % 64 == 0 ? button.rx.tap.subscribe() : nil
      DispatchQueue.main.async { sender.sendActions(for: .touchUpInside) }
      visitor?.dispose()
    }
    return onMain {
      staying.dispose()
      return expect("received", received.value, load.threads * load.operations)
    }
  }

  private static func controlEvent(_ load: Load) -> [String] {
    let (counted, changed) = (UnguardedCounter(), UnguardedCounter())
    let field = onScreen { _ in UITextField() }
    let events = field.rx.controlEvent([.editingChanged, .editingDidEnd])
    let staying = events.scan(0) { count, _ in count + 1 }
      .subscribe(onNext: { counted.value = $0 })
    let other = field.rx.controlEvent(.editingChanged)
      .subscribe(onNext: { changed.value += 1 })
    onMain {}
    nonisolated(unsafe) let sender = field
    load.play { _, number in
      let visitor = number % 64 == 0 ? events.subscribe() : nil
      DispatchQueue.main.async {
        sender.sendActions(for: number % 2 == 0 ? .editingChanged : .editingDidEnd)
      }
      visitor?.dispose()
    }
    return onMain {
      staying.dispose()
      other.dispose()
      let even = (0..<load.operations).count { $0 % 2 == 0 }
      return expect("counted", counted.value, load.threads * load.operations)
        + expect("changed", changed.value, load.threads * even)
    }
  }

  private static func rows(_ load: Load) -> [String] {
    let numbers = BehaviorRelay(value: [0])
    let (session, table, binding) = onScreen { session in
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let binding = numbers.bind(to: table.rx.items(cellIdentifier: "row")) { _, number, cell in
        cell.textLabel?.text = "\(number)"
      }
      session.show(table)
      return (session, table, binding)
    }
    // Main reloads and lays out the table each time.
    let load = Load(threads: load.threads, operations: max(1, load.operations / 10))
    load.play { _, number in numbers.accept([number, number + 1]) }
    return onMain {
      let wrong = expect("rows", table.numberOfRows(inSection: 0), 2)
      binding.dispose()
      session.close()
      return wrong
    }
  }
}
