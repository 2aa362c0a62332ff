/// Work that runs for an input, one run at a time, if it is enabled.
public final class Action<Input, Output, Error: Swift.Error> {
  private let begin: (Action, Input) -> SignalProducer<Output, ActionError<Error>>
  let sent = ActionEvents<Output, Error>()
  private let token: Lifetime.Token

  /// Ends when the action is released.
  public let lifetime: Lifetime

  /// Sends the events of every run.
  public let events: Signal<Signal<Output, Error>.Event, Never>

  /// Sends the values of every run.
  public let values: Signal<Output, Never>

  /// Sends the error of every run that fails.
  public let errors: Signal<Error, Never>

  /// Sends whenever the action is started while it is disabled.
  public let disabledErrors: Signal<(), Never>

  /// Sends whenever a run completes.
  public let completed: Signal<(), Never>

  /// Whether the action runs.
  public let isExecuting: Property<Bool>

  /// Whether the action can be started.
  public let isEnabled: Property<Bool>

  /// Creates an action whose work uses the value of a property.
  ///
  /// - Parameters:
  ///   - state: The property, which the action keeps alive.
  ///   - isEnabled: Whether the action is enabled for a value of the property.
  ///   - execute: Makes the work from the value of the property at the start and from the input.
  public init<State: PropertyProtocol>(
    state: State,
    enabledIf isEnabled: @escaping (State.Value) -> Bool,
    execute: @escaping (State.Value, Input) -> SignalProducer<Output, Error>
  ) {
    (lifetime, token) = Lifetime.make()
    lifetime.observeEnded { withExtendedLifetime(state) {} }
    (events, values, errors, completed, disabledErrors) = sent.signals

    let condition = ActionCondition(state.value, isEnabled)
    self.isExecuting = Property(capturing: condition.isExecuting)
    self.isEnabled = Property(capturing: condition.isEnabled)
    lifetime.resources.store(state.producer.startWithValues(condition.setState))

    begin = { action, input in
      SignalProducer(source: ActionSource(action, condition) { execute($0, input) })
    }
  }

  deinit { sent.complete() }

  /// Creates an action that is always enabled and whose work uses the value of a property.
  public convenience init<P: PropertyProtocol>(
    state: P,
    execute: @escaping (P.Value, Input) -> SignalProducer<Output, Error>
  ) {
    self.init(state: state, enabledIf: { _ in true }, execute: execute)
  }

  /// Creates an action that is enabled while a property is true.
  public convenience init<P: PropertyProtocol>(
    enabledIf isEnabled: P,
    execute: @escaping (Input) -> SignalProducer<Output, Error>
  ) where P.Value == Bool {
    self.init(state: isEnabled, enabledIf: { $0 }, execute: { _, input in execute(input) })
  }

  /// Creates an action that is enabled while a property is not nil, and whose work uses its value.
  public convenience init<P: PropertyProtocol, T>(
    unwrapping state: P,
    execute: @escaping (T, Input) -> SignalProducer<Output, Error>
  ) where P.Value == T? {
    self.init(
      state: state,
      enabledIf: { $0 != nil },
      execute: { state, input in
        guard let state else { preconditionFailure("The action is disabled without a state.") }
        return execute(state, input)
      }
    )
  }

  /// Creates an action that is enabled while a property is valid, and whose work uses its value.
  public convenience init<T, E>(
    validated state: ValidatingProperty<T, E>,
    execute: @escaping (T, Input) -> SignalProducer<Output, Error>
  ) {
    self.init(unwrapping: state.result.map { $0.value }, execute: execute)
  }

  /// Creates an action that is always enabled.
  public convenience init(execute: @escaping (Input) -> SignalProducer<Output, Error>) {
    self.init(enabledIf: Property(value: true), execute: execute)
  }

  /// A producer that runs the work for an input when it is started, and fails if the action is disabled then.
  public func apply(_ input: Input) -> SignalProducer<Output, ActionError<Error>> {
    begin(self, input)
  }
}

extension Action: BindingTargetProvider {
  /// Starts the action for each value.
  ///
  /// While it runs, further values only reach `disabledErrors`.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: lifetime) { [weak self] in self?.apply($0).start() }
  }
}

extension Action where Input == Void {
  /// A producer that runs the work when it is started, and fails if the action is disabled then.
  public func apply() -> SignalProducer<Output, ActionError<Error>> { apply(()) }

  /// Creates an action that is always enabled and whose work uses the value of a property.
  public convenience init<P: PropertyProtocol>(
    state: P,
    execute: @escaping (P.Value) -> SignalProducer<Output, Error>
  ) {
    self.init(state: state) { state, _ in execute(state) }
  }

  /// Creates an action that is enabled while a property is not nil, and whose work uses its value.
  public convenience init<P: PropertyProtocol, T>(
    unwrapping state: P,
    execute: @escaping (T) -> SignalProducer<Output, Error>
  ) where P.Value == T? {
    self.init(unwrapping: state) { state, _ in execute(state) }
  }

  /// Creates an action that is enabled while a property is valid, and whose work uses its value.
  public convenience init<T, E>(
    validated state: ValidatingProperty<T, E>,
    execute: @escaping (T) -> SignalProducer<Output, Error>
  ) {
    self.init(validated: state) { state, _ in execute(state) }
  }
}
