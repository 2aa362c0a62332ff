extension PrimitiveSequenceType {
  /// Subscribes with closures of which one is called, once: the kernel of the traits' `subscribe`.
  ///
  /// An element is the outcome as soon as it comes, and `onDisposed` follows it although the source has yet to complete;
  /// what the source says after it, an error too, is not passed on. That is how the other library tells it.
  func subscribeForOutcome(
    onElement: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)?,
    onEmpty: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) -> any Disposable {
    let hasElement = Cell(false)
    let announcement = Disposables.create(with: onDisposed ?? {})
    return asObservable()
      .liftObserver { downstream in
        AnyObserver(
          next: { element in
            if hasElement.value { return }
            hasElement.value = true
            downstream.next(element)
          },
          end: { error in downstream.end(hasElement.value ? nil : error) }
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
