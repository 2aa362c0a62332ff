extension LogRecord {
  /// What produced a record, as the reactive library says.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// Where events begin.
    case source
    /// Makes one observable from others.
    case `operator`
    /// Has one subscription upstream for many downstream.
    case shared
    /// Receives events from the script.
    case subject
    /// Moves events or subscribing to a scheduler.
    case scheduler
    /// The script's own observer, at the end of a chain.
    case subscriber
    /// Something on a screen.
    case view
    /// A request to a network.
    case request
  }

  /// An event of an observable, its element or error described.
  public enum Event: Sendable, Hashable {
    case next(String)
    case error(String)
    case completed
    /// The end of a ReactiveSwift signal whose producer was disposed.
    case interrupted

    /// The element or the error; empty for the other ends.
    public var text: String {
      switch self {
      case .next(let text), .error(let text): text
      case .completed, .interrupted: ""
      }
    }

    /// The element, if it carries one.
    public var element: String? { if case .next(let element) = self { element } else { nil } }

    /// Whether nothing follows it.
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
    /// The number from ``Stage/newSubscriptionID()``.
    public var subscription: Int
    /// The observable subscribed to: subscriptions with one number share one object.
    public var stream: Int
    /// What the observable is.
    public var role: Role

    public init(subscription: Int, stream: Int, role: Role) {
      self.subscription = subscription
      self.stream = stream
      self.role = role
    }
  }

  /// What is subscribed to when a subscription begins.
  public struct Subscribing: Sendable, Hashable {
    /// The operator or the source as the script writes it: `map`.
    public var name: String
    /// The operator's arguments as the script writes them, parentheses included, if they are short.
    public var arguments: String?
    /// The script's variable that holds the subscription, or what an operator makes.
    public var variable: String?
    /// Whether it hands its events, or its subscribing, to a scheduler.
    public var schedules: Bool
    /// What it remembers for later subscribers, if it shares.
    public var memory: Memory?
    /// The connectable observable that it counts the subscribers of, and whose memory it shows.
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

  /// What a shared observable remembers for later subscribers.
  public struct Memory: Sendable, Hashable {
    /// How many elements; nil for all.
    public var size: Int?
    /// Whether it keeps them while it has no subscriber.
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
    /// The type or the operator that makes it: `PublishSubject`, `publish`.
    public var name: String

    public init(stream: Int, role: Role, name: String) {
      self.stream = stream
      self.role = role
      self.name = name
    }
  }

  /// How the script creates an object that it holds.
  public struct Creating: Sendable, Hashable {
    /// The arguments as the script writes them, parentheses included, if they are short.
    public var arguments: String?
    /// The script's variable that holds it.
    public var variable: String?
    /// What it remembers for later subscribers.
    public var memory: Memory?
    /// The element that it starts with.
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
  /// As RxSwift prints it: `next(3)`.
  public var description: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    case .interrupted: "interrupted"
    }
  }
}
