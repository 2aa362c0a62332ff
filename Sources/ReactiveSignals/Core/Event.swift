extension Signal {
  /// What a signal sends: any number of values, then at most one of the other three.
  @frozen
  public enum Event {
    /// A value.
    case value(Value)
    /// The end because of an error.
    case failed(Error)
    /// The regular end.
    case completed
    /// The end because nobody wants or can deliver more values.
    case interrupted

    /// Whether this is the regular end.
    public var isCompleted: Bool {
      if case .completed = self { true } else { false }
    }

    /// Whether nothing comes after this event.
    public var isTerminating: Bool {
      if case .value = self { false } else { true }
    }

    /// The value, or nil for an end.
    public var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }

    /// The error, or nil for any other event.
    public var error: Error? {
      if case .failed(let error) = self { error } else { nil }
    }

    /// Transforms the value, if this event is one.
    public func map<U>(_ f: (Value) -> U) -> Signal<U, Error>.Event {
      switch self {
      case .value(let value): .value(f(value))
      case .failed(let error): .failed(error)
      case .completed: .completed
      case .interrupted: .interrupted
      }
    }

    /// Transforms the error, if this event is one.
    public func mapError<F>(_ f: (Error) -> F) -> Signal<Value, F>.Event {
      switch self {
      case .value(let value): .value(value)
      case .failed(let error): .failed(f(error))
      case .completed: .completed
      case .interrupted: .interrupted
      }
    }

    init(_ termination: Termination<Error>) {
      switch termination {
      case .failed(let error): self = .failed(error)
      case .completed: self = .completed
      case .interrupted: self = .interrupted
      }
    }
  }
}

extension Signal.Event: Equatable where Value: Equatable, Error: Equatable {}

extension Signal.Event: CustomStringConvertible {
  /// The event as text: `VALUE 3`, `FAILED offline`, `COMPLETED` or `INTERRUPTED`.
  public var description: String {
    switch self {
    case .value(let value): "VALUE \(value)"
    case .failed(let error): "FAILED \(error)"
    case .completed: "COMPLETED"
    case .interrupted: "INTERRUPTED"
    }
  }
}

/// An event of any signal, for constraints of extensions.
public protocol EventProtocol {
  associatedtype Value
  associatedtype Error: Swift.Error

  var event: Signal<Value, Error>.Event { get }
}

extension Signal.Event: EventProtocol {
  /// This event itself.
  public var event: Signal<Value, Error>.Event { self }
}
