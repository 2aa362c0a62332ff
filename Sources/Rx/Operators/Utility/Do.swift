extension ObservableType {
  /// Calls closures for the events of the observable, which pass unchanged.
  ///
  ///     source  --a--b--|
  ///     onNext    a  b
  ///     result  --a--b--|
  ///
  /// - Parameters:
  ///   - onNext: Called before an element is passed on. An error that it or `afterNext` throws ends the result.
  ///   - afterNext: Called after an element was passed on.
  ///   - onError: Called before an error is passed on. If it throws, that error is passed on instead.
  ///   - afterError: Called after an error was passed on; usually after `onDispose`, since the end disposes of the subscription.
  ///   - onCompleted: Called before completion is passed on. If it throws, that error is passed on instead.
  ///   - afterCompleted: Called after completion was passed on; usually after `onDispose`, like `afterError`.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended in any way, after the source was disposed.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let closures = DoClosures(
      onNext: onNext ?? { _ in },
      afterNext: afterNext ?? { _ in },
      onError: onError,
      afterError: afterError,
      onCompleted: onCompleted,
      afterCompleted: afterCompleted,
      onSubscribe: onSubscribe,
      onSubscribed: onSubscribed,
      onDispose: onDispose
    )
    return Lifted(asObservable(), closures, ()) { lifted, downstream, lifetime in
      let sink = Sink(lifted.parameters, (), downstream)
      let observer = AnyObserver<Element>(
        next: { element in
          sink.attempt {
            try sink.parameters.onNext(element)
            sink.downstream.next(element)
            try sink.parameters.afterNext(element)
          }
        },
        end: { error in sink.parameters.end(error, sink.downstream) }
      )
      lifted.parameters.onSubscribe?()
      lifted.source.run(observer, in: lifetime)
      lifted.parameters.onSubscribed?()
      if let onDispose = lifted.parameters.onDispose { lifetime.add(onDispose) }
    }
  }
}

/// What `do` calls.
@usableFromInline
struct DoClosures<Element> {
  // Not optional: reading a closure from an optional retains it, for each element.
  @usableFromInline let onNext: (Element) throws -> Void
  @usableFromInline let afterNext: (Element) throws -> Void
  @usableFromInline let onError: ((any Error) throws -> Void)?
  @usableFromInline let afterError: ((any Error) throws -> Void)?
  @usableFromInline let onCompleted: (() throws -> Void)?
  @usableFromInline let afterCompleted: (() throws -> Void)?
  @usableFromInline let onSubscribe: (() -> Void)?
  @usableFromInline let onSubscribed: (() -> Void)?
  @usableFromInline let onDispose: (() -> Void)?

  @inlinable
  init(
    onNext: @escaping (Element) throws -> Void,
    afterNext: @escaping (Element) throws -> Void,
    onError: ((any Error) throws -> Void)?,
    afterError: ((any Error) throws -> Void)?,
    onCompleted: (() throws -> Void)?,
    afterCompleted: (() throws -> Void)?,
    onSubscribe: (() -> Void)?,
    onSubscribed: (() -> Void)?,
    onDispose: (() -> Void)?
  ) {
    self.onNext = onNext
    self.afterNext = afterNext
    self.onError = onError
    self.afterError = afterError
    self.onCompleted = onCompleted
    self.afterCompleted = afterCompleted
    self.onSubscribe = onSubscribe
    self.onSubscribed = onSubscribed
    self.onDispose = onDispose
  }

  @inlinable
  func end(_ error: (any Error)?, _ downstream: Downstream<Element>) {
    do {
      if let error { try onError?(error) } else { try onCompleted?() }
    } catch {
      return downstream.end(error)
    }
    downstream.end(error)
    // The observable has ended, so an error thrown now cannot be sent.
    if let error { try? afterError?(error) } else { try? afterCompleted?() }
  }
}
