import HeadlessUI
import Rx

extension ObservableType {
  /// Makes an object the ordinary delegate of a view's proxy, and passes it the events of the source.
  ///
  /// The source's completion is kept back, so that the rows stay; its error is reported and leaves the rows as they are.
  ///
  /// - Returns: A disposable that removes the ordinary delegate.
  func subscribeProxy<Proxy: DelegateProxyType>(
    _: Proxy.Type,
    of view: Proxy.ParentObject,
    forwardingTo delegate: Proxy.Delegate,
    _ receive: @escaping (Event<Element>) -> Void
  ) -> any Disposable where Proxy.ParentObject: UIView {
    let proxy = Proxy.proxy(for: view)
    let installed = Proxy.installForwardDelegate(
      delegate,
      retainDelegate: true,
      onProxyForObject: view
    )
    // The table gets to know its new data source before the first element arrives.
    if view.window != nil { view.layoutIfNeeded() }
    let subscription = traced(.subscriber)
      .observe(on: MainThread.current.scheduler())
      .catch { error in
        Diagnostics.writeBindingError(error)
        return .empty()
      }
      .concat(Observable.never())
      .take(until: Companion.of(view).end)
      .subscribe { [weak view] event in
        if let view {
          let current = Proxy.currentDelegate(for: view).map { $0 as AnyObject }
          if current !== proxy {
            let existing = current.map { "\($0)" } ?? "nil"
            Diagnostics.report(
              .misuse(
                "Proxy changed from the time it was first set.\nOriginal: \(proxy)\nExisting: \(existing)"
              )
            )
          }
        }
        receive(event)
        if event.isStopEvent { installed.dispose() }
      }
    return Disposables.create { [weak view] in
      subscription.dispose()
      if view?.window != nil { view?.layoutIfNeeded() }
      installed.dispose()
    }
  }
}
