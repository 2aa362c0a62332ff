import ReactiveKernel

extension PrimitiveSequenceType {
  /// Subscribes with closures of which one is called, once: the kernel of the traits' `subscribe`.
  ///
  /// The first element is the outcome, and `onDisposed` is called right after it, although the source has not completed. An
  /// error after it is not passed on. RxSwift does the same.
  func subscribeForOutcome(
    onElement: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)?,
    onEmpty: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) -> any Disposable {
    let hasElement = OperatorState(false)
    let announcement = Disposables.create(with: onDisposed ?? {})
    return asObservable()
      .liftObserver(with: hasElement, keeping: ()) {
        (sink: Sink<OperatorState<Bool>, Void, Element>) in
        AnyObserver(
          next: { element in
            if sink.parameters.value { return }
            sink.parameters.value = true
            sink.downstream.next(element)
          },
          end: { error in sink.downstream.end(sink.parameters.value ? nil : error) }
        )
      }
      .subscribe(
        onNext: { element in
          onElement?(element)
          announcement.dispose()
        },
        onError: onError,
        onCompleted: {
          if !hasElement.value { onEmpty?() }
        },
        onDisposed: announcement.dispose
      )
  }
}
