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
  ///   - afterError: Called after an error was passed on.
  ///   - onCompleted: Called before completion is passed on. If it throws, that error is passed on instead.
  ///   - afterCompleted: Called after completion was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended in any way, after the source was disposed.
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
    let source = asObservable()
    return Producer { downstream, lifetime in
      let observer = AnyObserver<Element>(
        next: { element in
          do {
            try onNext?(element)
            downstream.next(element)
            try afterNext?(element)
          } catch {
            downstream.end(error)
          }
        },
        end: { error in
          do {
            if let error { try onError?(error) } else { try onCompleted?() }
          } catch {
            return downstream.end(error)
          }
          downstream.end(error)
          // The observable has ended, so an error thrown now cannot be sent.
          if let error { try? afterError?(error) } else { try? afterCompleted?() }
        }
      )
      onSubscribe?()
      source.run(observer, in: lifetime)
      onSubscribed?()
      if let onDispose { lifetime.add(Disposables.create(with: onDispose)) }
    }
  }
}
