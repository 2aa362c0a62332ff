extension ObservableType {
  /// Calls closures beside the sequence's events; the events pass unchanged.
  ///
  ///     source  --a--b--|
  ///     onNext    a  b
  ///     result  --a--b--|
  ///
  /// - Parameters:
  ///   - onNext: Called before an element is passed on. An error thrown here or in `afterNext` ends the sequence.
  ///   - afterNext: Called after an element was passed on.
  ///   - onError: Called before an error is passed on. An error thrown here takes its place.
  ///   - afterError: Called after an error was passed on.
  ///   - onCompleted: Called before completion is passed on. An error thrown here takes its place.
  ///   - afterCompleted: Called after completion was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended in any way, after the source was let go.
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
          // The sequence has ended; an error thrown now has nowhere to go.
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
