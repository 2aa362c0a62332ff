public import Foundation
public import HeadlessUI
public import ReactiveSignals

/// An action as a control runs it: its input is made from the sender, and errors stay in the action.
public final class CocoaAction<Sender>: NSObject {
  /// The method that a control performs.
  public static var selector: Selector { Selector("execute:") }

  /// Whether the action can be started; changes on the main queue.
  public let isEnabled: Property<Bool>

  /// Whether the action runs; changes on the main queue.
  public let isExecuting: Property<Bool>

  private let run: (Sender) -> Void

  /// Creates an action whose input is made from the sender.
  public init<Input, Output, Error>(
    _ action: Action<Input, Output, Error>,
    _ inputTransform: @escaping (Sender) -> Input
  ) {
    run = { action.apply(inputTransform($0)).start() }
    isEnabled = action.isEnabled.onMain
    isExecuting = action.isExecuting.onMain
    super.init()
  }

  /// Creates an action without an input.
  public convenience init<Output, Error>(_ action: Action<(), Output, Error>) {
    self.init(action) { _ in }
  }

  /// Creates an action whose input is always the same.
  public convenience init<Input, Output, Error>(
    _ action: Action<Input, Output, Error>,
    input: Input
  ) {
    self.init(action) { _ in input }
  }

  /// Starts the action.
  ///
  /// - Parameter sender: The control, of the type `Sender`.
  public func execute(_ sender: Any) {
    guard let sender = sender as? Sender else {
      preconditionFailure("The sender of this action must be of the type \(Sender.self).")
    }
    run(sender)
  }
}

extension Property {
  /// The property, whose changes are delivered on the main queue.
  fileprivate var onMain: Property<Value> {
    Property(initial: value, then: producer.skip(first: 1).observe(on: UIScheduler()))
  }
}
