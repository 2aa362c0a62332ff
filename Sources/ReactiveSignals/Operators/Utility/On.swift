extension Signal {
  /// Calls closures before each event reaches the observers: `event`, then the one for its kind, then `terminated`.
  ///
  /// - Parameter disposed: Called after the last event, or when nobody refers to the signal or observes it any more.
  public func on(
    event: ((Event) -> Void)? = nil,
    failed: ((Error) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil,
    terminated: (() -> Void)? = nil,
    disposed: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> Signal<Value, Error> {
    connected(
      Stage.on(
        event: event,
        failed: failed,
        completed: completed,
        interrupted: interrupted,
        terminated: terminated,
        disposed: disposed,
        value: value
      )
    )
  }
}

extension SignalProducer {
  /// Calls closures around the start, and before each event reaches the observer: `event`, then the one for its kind, then
  /// `terminated`.
  ///
  /// - Parameters:
  ///   - starting: Called before the work starts.
  ///   - started: Called after the synchronous part of the work.
  ///   - disposed: Called after the last event.
  public func on(
    starting: (() -> Void)? = nil,
    started: (() -> Void)? = nil,
    event: ((ProducedSignal.Event) -> Void)? = nil,
    failed: ((Error) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil,
    terminated: (() -> Void)? = nil,
    disposed: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> SignalProducer<Value, Error> {
    let source = source
    let connect: Connection<Value, Error, Value, Error> = Stage.on(
      event: event,
      failed: failed,
      completed: completed,
      interrupted: interrupted,
      terminated: terminated,
      disposed: disposed,
      value: value
    )
    return SignalProducer(starting: { observer, run in
      let input = connect(observer, run)
      let starts = !run.isOver
      if starts { starting?() }
      source.start(input, run)
      if starts { started?() }
    })
  }
}

extension Stage {
  static func on(
    event: ((Signal<Value, Error>.Event) -> Void)?,
    failed: ((Error) -> Void)?,
    completed: (() -> Void)?,
    interrupted: (() -> Void)?,
    terminated: (() -> Void)?,
    disposed: (() -> Void)?,
    value: ((Value) -> Void)?
  ) -> Connection<Value, Error, Value, Error> {
    { result, resources in
      if let disposed { resources.store(AnyDisposable(disposed)) }
      return .init(
        next: { next in
          event?(.value(next))
          value?(next)
          result.onValue(next)
        },
        end: { termination in
          event?(Signal.Event(termination))
          switch termination {
          case .failed(let error): failed?(error)
          case .completed: completed?()
          case .interrupted: interrupted?()
          }
          terminated?()
          result.onEnd(termination)
        }
      )
    }
  }
}
