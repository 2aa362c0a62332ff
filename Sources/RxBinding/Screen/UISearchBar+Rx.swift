public import HeadlessUI
public import Rx

extension Reactive where Base: UISearchBar {
  /// The delegate proxy, which tells of every delegate message.
  public var delegate: DelegateProxy<UISearchBar, any UISearchBarDelegate> {
    RxSearchBarDelegateProxy.proxy(for: base)
  }

  /// Sets the ordinary delegate, which is not kept alive; use it in place of `delegate =`.
  public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
    RxSearchBarDelegateProxy.installForwardDelegate(
      delegate,
      retainDelegate: false,
      onProxyForObject: base
    )
  }

  /// The text; a person's keys, and losing the focus, send it.
  public var text: ControlProperty<String?> { value }

  /// The text; a person's keys, and losing the focus, send it.
  public var value: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak base] in
      guard let base else { return .empty() }
      let delegate = base.rx.delegate
      return Observable.merge(
        delegate.methodInvoked("searchBar(_:textDidChange:)"),
        delegate.methodInvoked("searchBarTextDidEndEditing(_:)")
      )
      .map { [weak base] _ in base?.text ?? "" }
      .startWith(base.text)
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(base) { bar, text in bar.text = text }
    )
  }

  /// The index of the chosen scope.
  public var selectedScopeButtonIndex: ControlProperty<Int> {
    let values = Observable<Int>.deferred { [weak base] in
      guard let base else { return .empty() }
      return base.rx.delegate
        .methodInvoked("searchBar(_:selectedScopeButtonIndexDidChange:)")
        .map { try argument($0, 1) }
        .startWith(base.selectedScopeButtonIndex)
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(base) { bar, index in bar.selectedScopeButtonIndex = index }
    )
  }

  public var cancelButtonClicked: ControlEvent<Void> { event("searchBarCancelButtonClicked(_:)") }
  public var searchButtonClicked: ControlEvent<Void> { event("searchBarSearchButtonClicked(_:)") }
  public var bookmarkButtonClicked: ControlEvent<Void> {
    event("searchBarBookmarkButtonClicked(_:)")
  }
  public var resultsListButtonClicked: ControlEvent<Void> {
    event("searchBarResultsListButtonClicked(_:)")
  }
  public var textDidBeginEditing: ControlEvent<Void> { event("searchBarTextDidBeginEditing(_:)") }
  public var textDidEndEditing: ControlEvent<Void> { event("searchBarTextDidEndEditing(_:)") }

  private func event(_ selector: Selector) -> ControlEvent<Void> {
    ControlEvent(events: delegate.methodInvoked(selector).map { _ in })
  }
}
