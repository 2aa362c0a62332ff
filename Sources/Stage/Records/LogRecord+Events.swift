extension LogRecord {
  /// The kind of observable or observer that produced a record.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The observable at the top of a chain, where events begin.
    case source
    /// An observable that is made from others.
    case `operator`
    /// An observable with one subscription upstream for many downstream.
    case shared
    /// A subject or a relay, which receives events from the script.
    case subject
    /// An operator that moves events or the subscription to a scheduler.
    case scheduler
    /// The script's own observer, at the end of a chain.
    case subscriber
    /// A view on a screen.
    case view
    /// A network request.
    case request
  }

  /// An event of an observable, with the description of its element or error.
  public enum Event: Sendable, Hashable {
    case next(String)
    case error(String)
    case completed
    /// The end of a ReactiveSwift signal whose producer was disposed.
    case interrupted

    /// The element or the error; empty for other events.
    public var text: String {
      switch self {
      case .next(let text), .error(let text): text
      case .completed, .interrupted: ""
      }
    }

    /// The element of a `next` event.
    public var element: String? { if case .next(let element) = self { element } else { nil } }

    /// Whether it is a terminal event.
    public var isEnd: Bool { element == nil }

    var kind: Kind {
      switch self {
      case .next: .next
      case .error: .error
      case .completed: .completed
      case .interrupted: .interrupted
      }
    }
  }

  /// The subscription that a record belongs to.
  public struct Sender: Sendable, Hashable {
    /// The number from ``RecordWriter/newSubscriptionID()``.
    public var subscription: Int
    /// The number of the observable subscribed to.
    ///
    /// Subscriptions to the same object have the same number.
    public var stream: Int
    /// The role of the observable.
    public var role: Role

    public init(subscription: Int, stream: Int, role: Role) {
      self.subscription = subscription
      self.stream = stream
      self.role = role
    }
  }

  /// The observable of a subscription that begins.
  public struct Subscribing: Sendable, Hashable {
    /// The name of the operator or source: `map`.
    public var name: String
    /// The arguments as the script writes them, with parentheses, if they are short.
    public var arguments: String?
    /// The script's variable that holds the subscription, or, for an operator, the observable.
    public var variable: String?
    /// Whether it moves its events, or its subscription upstream, to a scheduler.
    public var schedules: Bool
    /// The replay buffer, if it is a shared observable.
    public var memory: Memory?
    /// The number of the connectable observable, if it is `refCount()`.
    public var connectable: Int?

    public init(
      name: String,
      arguments: String? = nil,
      variable: String? = nil,
      schedules: Bool = false,
      memory: Memory? = nil,
      connectable: Int? = nil
    ) {
      self.name = name
      self.arguments = arguments
      self.variable = variable
      self.schedules = schedules
      self.memory = memory
      self.connectable = connectable
    }
  }

  /// The size and lifetime of a replay buffer.
  public struct Memory: Sendable, Hashable {
    /// The most elements that it holds; nil if it holds all.
    public var size: Int?
    /// Whether it keeps its elements when a connection to the source ends; if not, each connection has a buffer of its own.
    public var isForever: Bool

    public init(size: Int?, isForever: Bool) {
      self.size = size
      self.isForever = isForever
    }
  }

  /// A subject, a relay or a connectable observable that the script holds.
  public struct HeldObject: Sendable, Hashable {
    /// Its number, as in ``Sender/stream``.
    public var stream: Int
    /// ``Role/subject`` or ``Role/shared``.
    public var role: Role
    /// The name of its type or operator: `PublishSubject`, `publish`.
    public var name: String

    public init(stream: Int, role: Role, name: String) {
      self.stream = stream
      self.role = role
      self.name = name
    }
  }

  /// How the script creates a subject, a relay or a connectable observable.
  public struct Creating: Sendable, Hashable {
    /// The arguments as the script writes them, with parentheses, if they are short.
    public var arguments: String?
    /// The script's variable that holds it.
    public var variable: String?
    /// The replay buffer, if it has one.
    public var memory: Memory?
    /// The initial element of a `BehaviorSubject` or a `BehaviorRelay`.
    public var element: String?

    public init(
      arguments: String? = nil,
      variable: String? = nil,
      memory: Memory? = nil,
      element: String? = nil
    ) {
      self.arguments = arguments
      self.variable = variable
      self.memory = memory
      self.element = element
    }
  }
}

extension LogRecord.Event: CustomStringConvertible {
  /// The event as RxSwift prints it: `next(3)`.
  public var description: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    case .interrupted: "interrupted"
    }
  }
}
