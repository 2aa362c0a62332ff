extension ObservableType {
  /// The kernel of operators that look at one element at a time: errors and completion pass by untouched.
  ///
  /// - Parameter make: Called for each subscription with the observer downstream; returns what receives an element. An
  ///   error thrown there ends the sequence.
  @inlinable
  func lift<Result>(
    _ make: @escaping (AnyObserver<Result>) -> (Element) throws -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let receive = make(downstream)
      source.run(
        AnyObserver(
          next: { element in
            do { try receive(element) } catch { downstream.fail(error) }
          },
          end: downstream.end
        ),
        in: lifetime
      )
    }
  }

  /// The kernel of operators that have something to say when the source ends, and say it at once.
  ///
  /// An operator that holds the end back (a delay, a queue) subscribes in a child lifetime instead, so that the
  /// source is let go of when it ends and not when the result does.
  ///
  /// - Parameter make: Called for each subscription with the observer downstream; returns the source's observer.
  @inlinable
  func liftObserver<Result>(
    _ make: @escaping (AnyObserver<Result>) -> AnyObserver<Element>
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      source.run(make(downstream), in: lifetime)
    }
  }
}
