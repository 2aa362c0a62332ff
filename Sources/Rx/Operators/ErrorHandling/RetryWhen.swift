import ReactiveKernel

extension ObservableType {
  /// Subscribes to the source again when an observable made from its errors sends an element.
  ///
  ///     source   --a--#
  ///     errors   -----e-------
  ///     trigger  -------x-----     (e.g. the errors, delayed)
  ///     result   --a------a--…
  ///
  /// The trigger only counts while no attempt is running: an element starts the next attempt, and a terminal event ends the
  /// result. If the trigger has ended earlier, that takes effect when the attempt fails. An error that is not a `Failure`
  /// ends the result.
  ///
  /// - Parameter notificationHandler: Called once for each subscription with the source's errors; returns the trigger.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying { error in
      error as? Failure
    } when: {
      notificationHandler($0).asObservable()
    }
  }

  /// Subscribes to the source again when an observable made from its errors sends an element.
  ///
  /// - Parameter notificationHandler: Called once for each subscription with the source's errors; returns the trigger.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying { error in
      error
    } when: {
      notificationHandler($0).asObservable()
    }
  }

  private func retrying<Failure, Trigger>(
    _ match: @escaping (any Error) -> Failure?,
    when notificationHandler: @escaping (Observable<Failure>) -> Observable<Trigger>
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let (errors, pause) = (PublishSubject<Failure>(), RetryPause())
      let attempts = SequentialSources(
        downstream,
        RemainingSources(repeating: source),
        isFollowed: { $0.flatMap(match) != nil },
        follow: { attempts, error in
          attempts.disposeEnded()
          switch pause.begin() {
          case .ended(let end): downstream.end(end)
          default: if let failure = error.flatMap(match) { errors.onNext(failure) }
          }
        }
      )
      notificationHandler(errors).start(
        AnyObserver(
          next: { _ in
            if pause.end(.running) { attempts.advance() }
          },
          end: { error in
            if pause.end(.ended(error)) { downstream.end(error) }
          }
        ),
        owning: lifetime.makeChild()
      )
      attempts.advance()
    }
  }
}

/// The state of the trigger: it only counts between two attempts.
private final class RetryPause {
  enum State {
    case running
    case paused
    /// The trigger has ended, with an error or by completing (nil).
    case ended((any Error)?)
  }

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var state = State.running

  /// Pauses, unless the trigger has ended.
  ///
  /// Returns the new state.
  func begin() -> State {
    lock.locked {
      if case .running = state { state = .paused }
      return state
    }
  }

  /// Changes to `next`.
  ///
  /// Returns whether that ends a pause.
  func end(_ next: State) -> Bool {
    lock.locked {
      let old = state
      state = next
      if case .paused = old { return true }
      return false
    }
  }
}
