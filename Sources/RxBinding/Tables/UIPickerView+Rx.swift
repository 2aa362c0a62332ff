public import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UIPickerView {
  /// The delegate proxy, which tells of every delegate message.
  public var delegate: DelegateProxy<UIPickerView, any UIPickerViewDelegate> {
    RxPickerViewDelegateProxy.proxy(for: base)
  }

  /// The data source proxy.
  public var dataSource: DelegateProxy<UIPickerView, any UIPickerViewDataSource> {
    RxPickerViewDataSourceProxy.proxy(for: base)
  }

  /// Sets the ordinary delegate, which is not kept alive; use it in place of `delegate =`.
  public func setDelegate(_ delegate: any UIPickerViewDelegate) -> any Disposable {
    RxPickerViewDelegateProxy.installForwardDelegate(
      delegate,
      retainDelegate: false,
      onProxyForObject: base
    )
  }

  /// A person chose a row.
  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(
      events: delegate.methodInvoked("pickerView(_:didSelectRow:inComponent:)").map { arguments in
        (row: try argument(arguments, 1), component: try argument(arguments, 2))
      }
    )
  }

  /// The models of the chosen rows of all components, each time a person chooses one.
  ///
  /// It needs rows that one of the `rx.items` methods shows.
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> {
    ControlEvent(
      events: itemSelected.asObservable().flatMap { [weak base] _ -> Observable<[T]> in
        guard let base else { return .empty() }
        let models = try (0..<base.numberOfComponents).map { component in
          try base.rx.model(
            at: IndexPath(row: base.selectedRow(inComponent: component), section: component)
          ) as T
        }
        return .just(models)
      }
    )
  }

  /// Returns the model of a row, as a type.
  ///
  /// - Throws: If there is no such row, or if no rows are bound.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    try typedModel(dataSource.forwardToDelegate(), at: indexPath, of: base)
  }

  /// Shows the elements of a sequence as rows with titles.
  public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
  where Source.Element == Sequence {
    { title in items(adapter: PickerRows<Sequence>(title: title))(source) }
  }

  /// Shows the elements of a sequence as rows with attributed titles.
  public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ attributedTitleForRow: @escaping (Int, Sequence.Element) -> NSAttributedString?
  ) -> any Disposable where Source.Element == Sequence {
    { title in items(adapter: PickerRows<Sequence>(attributedTitle: title))(source) }
  }

  /// Shows the elements of a sequence as rows with views.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> any Disposable
  where Source.Element == Sequence {
    { view in items(adapter: PickerRows<Sequence>(view: view))(source) }
  }

  /// Passes the elements of a source to an adapter, which shows them.
  ///
  /// The adapter is kept alive until the binding is disposed or the picker is deallocated.
  public func items<
    Source: ObservableType,
    Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
  >(
    adapter: Adapter
  ) -> (_ source: Source) -> any Disposable where Source.Element == Adapter.Element {
    { source in
      let delegate = setDelegate(adapter)
      let rows = source.subscribeProxy(
        RxPickerViewDataSourceProxy.self,
        of: base,
        forwardingTo: adapter
      ) { [weak base] event in
        if let base { adapter.pickerView(base, observedEvent: event) }
      }
      return Disposables.create(rows, delegate)
    }
  }
}
