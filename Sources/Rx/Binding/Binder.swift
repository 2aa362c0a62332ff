/// An observer that passes each element to a target, which it does not keep alive.
///
///     let title = Binder(label) { label, text in label.text = text }
///     texts.bind(to: title)
///
/// Elements are delivered on a scheduler, the main one by default. Completion is ignored. An error has no place in a
/// target: it is printed, or stops the process, as `Hooks.stopsAtBindingErrors` says.
public struct Binder<Value>: ObserverType {
  /// The type of the elements received.
  public typealias Element = Value

  private let receive: (Event<Value>) -> Void

  /// - Parameters:
  ///   - target: Receives the elements as long as something else keeps it alive.
  ///   - scheduler: The scheduler on which elements are delivered.
  ///   - binding: Called with the target and each element.
  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: any ImmediateSchedulerType = MainThread.currentScheduler,
    binding: @escaping (Target, Value) -> Void
  ) {
    receive = { [weak target] event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { element in
          if let target { binding(target, element) }
          return Disposables.create()
        }
      case .error(let error): Diagnostics.writeBindingError(error)
      case .completed: break
      }
    }
  }

  public func on(_ event: Event<Value>) { receive(event) }

  /// This binder with the type of its target erased.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}
