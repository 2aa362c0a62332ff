/// The signals of an action, which send one event at a time.
final class ActionEvents<Output, Error: Swift.Error> {
  private let all = SignalCore<Signal<Output, Error>.Event, Never>(.forbidden)
  // Sent to by the thread that is inside of `all`.
  private let values = SignalCore<Output, Never>(.nested)
  private let errors = SignalCore<Error, Never>(.nested)
  private let completed = SignalCore<(), Never>(.nested)
  private let disabled = SignalCore<(), Never>(.forbidden)
  private let deliverValue: (Output) -> Void
  private let deliverEnd: (Termination<Error>) -> Void

  init() {
    deliverValue = { [all, values] value in
      values.send(value)
      if all.isObserved { all.deliver(.value(value)) }
    }
    deliverEnd = { [all, errors, completed] termination in
      switch termination {
      case .failed(let error): errors.send(error)
      case .completed: completed.send(())
      case .interrupted: break
      }
      if all.isObserved { all.deliver(Signal<Output, Error>.Event(termination)) }
    }
  }

  var signals:
    (
      all: Signal<Signal<Output, Error>.Event, Never>, values: Signal<Output, Never>,
      errors: Signal<Error, Never>, completed: Signal<(), Never>, disabled: Signal<(), Never>
    )
  {
    (Signal(all), Signal(values), Signal(errors), Signal(completed), Signal(disabled))
  }

  func send(_ value: Output) { all.pass(value, to: deliverValue) }

  func send(_ termination: Termination<Error>) { all.pass(termination, to: deliverEnd) }

  func sendDisabled() { disabled.send(()) }

  /// Completes the signals.
  func complete() {
    all.inside { [all, values, errors, completed] in
      values.end(.completed)
      errors.end(.completed)
      completed.end(.completed)
      all.end(.completed)
    }
    disabled.end(.completed)
  }
}
