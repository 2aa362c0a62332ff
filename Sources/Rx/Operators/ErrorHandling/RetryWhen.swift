extension ObservableType {
  /// Subscribes to the source again when a sequence made of its errors says so.
  ///
  ///     source   --a--#
  ///     errors   -----e-------
  ///     trigger  -------x-----     (e.g. the errors, delayed)
  ///     result   --a------a--…
  ///
  /// Only what the trigger does while no attempt runs counts: an element starts the next one, and completion or an error
  /// ends the result that way. If it has ended earlier, that takes effect when the attempt fails. An error that is not a
  /// `Failure` ends the result.
  ///
  /// - Parameter notificationHandler: Called once for each subscription; makes the trigger of the errors.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying { error in
      error as? Failure
    } when: {
      notificationHandler($0).asObservable()
    }
  }

  /// Subscribes to the source again when a sequence made of its errors says so.
  ///
  /// - Parameter notificationHandler: Called once for each subscription; makes the trigger of the errors.
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
      let attempts = Succession(
        in: lifetime,
        downstream,
        RemainingSources(repeating: source),
        isFollowed: { $0.flatMap(match) != nil },
        follow: { _, error in
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

/// The time between two attempts, which is when the trigger is listened to.
private final class RetryPause {
  enum State {
    case running
    case paused
    /// The trigger has ended, with an error or by completing.
    case ended((any Error)?)
  }

  private let lock = Lock()
  // Guarded by `lock`.
  private var state = State.running

  /// Pauses, unless the trigger has ended; returns what is now the case.
  func begin() -> State {
    lock.locked {
      if case .running = state { state = .paused }
      return state
    }
  }

  /// Goes over to `next`, and says whether that ends a pause.
  func end(_ next: State) -> Bool {
    lock.locked {
      let old = state
      state = next
      if case .paused = old { return true }
      return false
    }
  }
}
