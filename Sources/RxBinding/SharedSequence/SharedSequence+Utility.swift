extension SharedSequenceConvertibleType {
  /// Calls closures at the events of the sequence, once for all subscribers.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element before it is sent.
  ///   - afterNext: Called with each element after it was sent.
  ///   - onCompleted: Called before completion is sent.
  ///   - afterCompleted: Called after completion was sent.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the source is disposed or has ended.
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    shared {
      $0.do(
        onNext: onNext,
        afterNext: afterNext,
        onCompleted: onCompleted,
        afterCompleted: afterCompleted,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    }
  }

  /// Prints each event with the time, and when the source is subscribed to and disposed.
  ///
  /// - Parameters:
  ///   - identifier: Starts each line; the place of the call if nil.
  ///   - trimOutput: Whether the text of an event is cut to 40 characters.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    shared {
      $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
    }
  }
}

extension SharedSequence {
  /// The elements as an asynchronous sequence, for `for await`.
  ///
  /// Reading this property subscribes. Leaving the loop, or cancelling its task, disposes of the subscription.
  @MainActor
  public var values: AsyncStream<Element> { asInfallible().values }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Pairs each element with `obj`, which is not kept alive.
  ///
  /// Completes at the first element after `obj` is deallocated.
  ///
  /// - Parameter resultSelector: Combines the two.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    shared { $0.withUnretained(obj, resultSelector: resultSelector) }
  }

  /// Pairs each element with `obj`, which is not kept alive.
  ///
  /// Completes at the first element after `obj` is deallocated.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

// A driver replays its last element, and with it the object: it would be kept alive.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  @available(*, unavailable, message: "use `drive(with:onNext:onCompleted:onDisposed:)`")
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    shared { $0.withUnretained(obj, resultSelector: resultSelector) }
  }

  @available(*, unavailable, message: "use `drive(with:onNext:onCompleted:onDisposed:)`")
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    shared { $0.withUnretained(obj) }
  }
}
