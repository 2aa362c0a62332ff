/// An observer that hands each element to a target, which it does not keep alive.
///
///     let title = Binder(label) { label, text in label.text = text }
///     texts.bind(to: title)
///
/// The element is delivered on a scheduler, the main one unless told otherwise. Completion is ignored. An error has no
/// place to go: it is a mistake of the program, and is said in `Diagnostics`.
public struct Binder<Value>: ObserverType {
  /// What the binder receives.
  public typealias Element = Value

  private let receive: (Event<Value>) -> Void

  /// - Parameters:
  ///   - target: Receives the elements for as long as something else keeps it alive.
  ///   - scheduler: Where they are delivered.
  ///   - binding: Called with the target and each element.
  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: any ImmediateSchedulerType = MainScheduler(),
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

  /// This binder, its target's type forgotten.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}
