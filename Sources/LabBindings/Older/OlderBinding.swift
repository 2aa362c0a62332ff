/// What RxCocoa 2 to 5 called otherwise.
///
/// A property's name says its type's new one; the body is how it is written today.
enum OlderBinding {
  static let declaration = (properties + texts + [functions]).joined(separator: "\n")

  /// The text of what can be typed into, which until version 3 was sent only where it had changed.
  ///
  /// A program that only listens gets an observable, and one that only binds gets an observer, since a property that compares takes more
  /// words today.
  private static let texts = ["UITextField", "UITextView", "UISearchBar"].map { type in
    """
    extension \(type) {
      @available(RxSwift, obsoleted: 3, message: "an equal text is sent again: use rx.text.orEmpty.distinctUntilChanged()")
      var rx_text: Observable<String> { self.rx.text.orEmpty.distinctUntilChanged() }
      @available(RxSwift, obsoleted: 3, renamed: "rx.text") var rx_text: some ObserverType<String?> { self.rx.text }
      @available(RxSwift, obsoleted: 3, message: "an equal text is sent again: use rx.text.orEmpty.distinctUntilChanged()")
      @_disfavoredOverload var rx_text: some TypedText { self.rx.text.orEmpty }
      @available(RxSwift, obsoleted: 3, message: "an equal text is sent again: use rx.text.orEmpty.distinctUntilChanged()")
      @_disfavoredOverload var rx_text: ControlProperty<String> { ControlProperty(values: self.rx.text.orEmpty.distinctUntilChanged(), valueSink: self.rx.text.orEmpty) }
    }
    """
  }

  /// Members of a class that were `rx_…` and are members of `rx` today.
  private static let properties: [String] = [
    (
      "UILabel",
      [
        "rx_text: Binder<String?>": "rx.text",
        "rx_attributedText: Binder<NSAttributedString?>": "rx.attributedText",
      ]
    ),
    (
      "UIView", ["rx_hidden: Binder<Bool>": "rx.isHidden", "rx_alpha: Binder<CGFloat>": "rx.alpha"]
    ),
    (
      "UIControl",
      ["rx_enabled: Binder<Bool>": "rx.isEnabled", "rx_selected: Binder<Bool>": "rx.isSelected"]
    ),
    (
      "UIButton",
      ["rx_tap: ControlEvent<Void>": "rx.tap", "rx_title: Binder<String?>": "rx.title()"]
    ),
    (
      "UIBarButtonItem",
      ["rx_tap: ControlEvent<Void>": "rx.tap", "rx_enabled: Binder<Bool>": "rx.isEnabled"]
    ),
    (
      "UISearchBar",
      [
        "rx_selectedScopeButtonIndex: ControlProperty<Int>": "rx.selectedScopeButtonIndex",
        "rx_cancelButtonClicked: ControlEvent<Void>": "rx.cancelButtonClicked",
        "rx_searchButtonClicked: ControlEvent<Void>": "rx.searchButtonClicked",
        "rx_delegate: DelegateProxy<UISearchBar, any UISearchBarDelegate>": "rx.delegate",
      ]
    ),
    ("UISwitch", ["rx_value: ControlProperty<Bool>": "rx.isOn"]),
    ("UISlider", ["rx_value: ControlProperty<Float>": "rx.value"]),
    ("UIStepper", ["rx_value: ControlProperty<Double>": "rx.value"]),
    ("UISegmentedControl", ["rx_value: ControlProperty<Int>": "rx.selectedSegmentIndex"]),
    ("UIDatePicker", ["rx_date: ControlProperty<Date>": "rx.date"]),
    ("UIProgressView", ["rx_progress: Binder<Float>": "rx.progress"]),
    ("UIImageView", ["rx_image: Binder<UIImage?>": "rx.image"]),
    ("UIActivityIndicatorView", ["rx_animating: Binder<Bool>": "rx.isAnimating"]),
    ("UIRefreshControl", ["rx_refreshing: Binder<Bool>": "rx.isRefreshing"]),
    ("UIViewController", ["rx_title: Binder<String?>": "rx.title"]),
    (
      "UIScrollView",
      [
        "rx_contentOffset: ControlProperty<CGPoint>": "rx.contentOffset",
        "rx_delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate>": "rx.delegate",
        "rx_didScroll: ControlEvent<Void>": "rx.didScroll",
      ]
    ),
    (
      "UITableView",
      [
        "rx_itemSelected: ControlEvent<IndexPath>": "rx.itemSelected",
        "rx_itemDeselected: ControlEvent<IndexPath>": "rx.itemDeselected",
        "rx_itemDeleted: ControlEvent<IndexPath>": "rx.itemDeleted",
        "rx_itemInserted: ControlEvent<IndexPath>": "rx.itemInserted",
        "rx_itemAccessoryButtonTapped: ControlEvent<IndexPath>": "rx.itemAccessoryButtonTapped",
        "rx_dataSource: DelegateProxy<UITableView, any UITableViewDataSource>": "rx.dataSource",
      ]
    ),
    (
      "UICollectionView",
      [
        "rx_itemSelected: ControlEvent<IndexPath>": "rx.itemSelected",
        "rx_itemDeselected: ControlEvent<IndexPath>": "rx.itemDeselected",
      ]
    ),
    ("UIPageControl", ["rx_currentPage: Binder<Int>": "rx.currentPage"]),
    ("UITabBarItem", ["rx_badgeValue: Binder<String?>": "rx.badgeValue"]),
    (
      "UITextView",
      [
        "rx_didBeginEditing: ControlEvent<Void>": "rx.didBeginEditing",
        "rx_didEndEditing: ControlEvent<Void>": "rx.didEndEditing",
        "rx_didChange: ControlEvent<Void>": "rx.didChange",
      ]
    ),
    (
      "UIApplication",
      [
        "rx_networkActivityIndicatorVisible: Binder<Bool>": "rx.isNetworkActivityIndicatorVisible"
      ]
    ),
    (
      "UISearchController",
      [
        "rx_delegate: DelegateProxy<UISearchController, any UISearchControllerDelegate>":
          "rx.delegate",
        "rx_didDismiss: Observable<Void>": "rx.didDismiss",
        "rx_didPresent: Observable<Void>": "rx.didPresent",
        "rx_willDismiss: Observable<Void>": "rx.willDismiss",
        "rx_willPresent: Observable<Void>": "rx.willPresent",
      ]
    ),
    ("NSObject", ["rx_deallocated: Observable<Void>": "rx.deallocated"]),
  ].map { type, members in
    let lines = members.sorted { $0.key < $1.key }.map { declared, today in
      "  @available(RxSwift, obsoleted: 3, renamed: \"\(today)\") var \(declared) { self.\(today) }"
    }
    return "extension \(type) {\n\(lines.joined(separator: "\n"))\n}"
  }

  private static let functions = """
    extension UIControl {
      @available(RxSwift, obsoleted: 3, renamed: "rx.controlEvent(_:)") func rx_controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> { self.rx.controlEvent(events) }
    }
    extension UIScrollView {
      @available(RxSwift, obsoleted: 3, renamed: "rx.setDelegate(_:)") func rx_setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable { self.rx.setDelegate(delegate) }
    }
    extension UITableView {
      @available(RxSwift, obsoleted: 3, renamed: "rx.modelSelected(_:)") func rx_modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { self.rx.modelSelected(modelType) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.setDataSource(_:)") func rx_setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable { self.rx.setDataSource(dataSource) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.items(cellIdentifier:cellType:)")
      func rx_itemsWithCellIdentifier<Items: Sequence, Cell: UITableViewCell, Source: ObservableType>(_ cellIdentifier: String, cellType: Cell.Type = Cell.self) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> any Disposable where Source.Element == Items { self.rx.items(cellIdentifier: cellIdentifier, cellType: cellType) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.items(_:)")
      func rx_itemsWithCellFactory<Items: Sequence, Source: ObservableType>(_ source: Source) -> (_ cellFactory: @escaping (UITableView, Int, Items.Element) -> UITableViewCell) -> any Disposable where Source.Element == Items { self.rx.items(source) }
    }
    extension UITableView {
      @available(RxSwift, obsoleted: 3, renamed: "rx.items(dataSource:)")
      func rx_itemsWithDataSource<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(_ dataSource: DataSource) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element { self.rx.items(dataSource: dataSource) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.items(dataSource:)")
      func rx_itemsAnimatedWithDataSource<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(_ dataSource: DataSource) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element { self.rx.items(dataSource: dataSource) }
    }
    extension UICollectionView {
      @available(RxSwift, obsoleted: 3, renamed: "rx.modelSelected(_:)") func rx_modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { self.rx.modelSelected(modelType) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.items(dataSource:)")
      func rx_itemsWithDataSource<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(_ dataSource: DataSource) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element { self.rx.items(dataSource: dataSource) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.items(cellIdentifier:cellType:)")
      func rx_itemsWithCellIdentifier<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(_ cellIdentifier: String, cellType: Cell.Type = Cell.self) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> any Disposable where Source.Element == Items { self.rx.items(cellIdentifier: cellIdentifier, cellType: cellType) }
    }
    protocol TypedText: ControlPropertyType where Element == String {}
    extension ControlProperty: TypedText where Element == String {}
    extension TypedText {
      @available(RxSwift, obsoleted: 3, message: "an equal text is sent again: use asDriver().distinctUntilChanged()")
      func asDriver() -> SharedSequence<DriverSharingStrategy, String> { self.asControlProperty().asDriver().distinctUntilChanged() }
    }
    extension DelegateProxy {
      @available(RxSwift, obsoleted: 4, renamed: "sentMessage(_:)") func observe(_ selector: Selector) -> Observable<[Any]> { self.sentMessage(selector) }
    }
    extension NSObject {
      @available(RxSwift, obsoleted: 3, renamed: "rx.observe(_:_:)") func rx_observe<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> { self.rx.observe(type, keyPath) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.observeWeakly(_:_:)") func rx_observeWeakly<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> { self.rx.observeWeakly(type, keyPath) }
    }
    extension URLSession {
      @available(RxSwift, obsoleted: 3, renamed: "rx.response(request:)") func rx_response(_ request: URLRequest) -> Observable<(Data, HTTPURLResponse)> { self.rx.response(request: request).map { ($0.data, $0.response) } }
      @available(RxSwift, obsoleted: 3, renamed: "rx.data(request:)") func rx_data(_ request: URLRequest) -> Observable<Data> { self.rx.data(request: request) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.json(url:)") func rx_JSON(_ url: URL) -> Observable<Any> { self.rx.json(url: url) }
    }
    extension SharedSequence where SharingStrategy == DriverSharingStrategy {
      @available(RxSwift, obsoleted: 3, renamed: "drive(onNext:)") func driveNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { self.drive(onNext: onNext) }
    }
    extension Variable {
      func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { self.asObservable().asDriver(onErrorDriveWith: .empty()) }
    }
    extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
      func drive(_ variable: Variable<Element>) -> any Disposable { self.drive(onNext: { variable.value = $0 }) }
      func drive(_ variable: Variable<Element?>) -> any Disposable { self.drive(onNext: { variable.value = $0 }) }
    }
    extension SharedSequenceConvertibleType {
      @available(RxSwift, obsoleted: 6, message: "a driver has a scheduler of its own") func throttle(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> SharedSequence<SharingStrategy, Element> { self.throttle(dueTime) }
      @available(RxSwift, obsoleted: 3, message: "a driver has a scheduler of its own") func throttle(_ dueTime: Double, scheduler: any SchedulerType) -> SharedSequence<SharingStrategy, Element> { self.debounce(.milliseconds(Int(dueTime * 1000))) }
      @available(RxSwift, obsoleted: 5, message: "a driver has a scheduler of its own") func throttle(_ dueTime: Double, scheduler: any SchedulerType) -> SharedSequence<SharingStrategy, Element> { self.throttle(.milliseconds(Int(dueTime * 1000))) }
      @available(RxSwift, obsoleted: 6, message: "a driver has a scheduler of its own") func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> SharedSequence<SharingStrategy, Element> { self.debounce(dueTime) }
      @available(RxSwift, obsoleted: 5, message: "a driver has a scheduler of its own") func debounce(_ dueTime: Double, scheduler: any SchedulerType) -> SharedSequence<SharingStrategy, Element> { self.debounce(.milliseconds(Int(dueTime * 1000))) }
      @available(RxSwift, obsoleted: 3, message: "up to RxSwift 2 throttle was what debounce is") func throttle(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { self.debounce(.milliseconds(Int(dueTime * 1000))) }
      @available(RxSwift, obsoleted: 5, message: "times are intervals: .seconds(1)") func throttle(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { self.throttle(.milliseconds(Int(dueTime * 1000))) }
      @available(RxSwift, obsoleted: 5, message: "times are intervals: .seconds(1)") func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { self.debounce(.milliseconds(Int(dueTime * 1000))) }
      @available(RxSwift, obsoleted: 5, message: "times are intervals: .seconds(1)") func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { self.delay(.milliseconds(Int(dueTime * 1000))) }
    }
    func castOrFatalError<T>(_ value: Any!) -> T {
      guard let result = value as? T else { fatalError("Failure converting from \\(value!) to \\(T.self)") }
      return result
    }
    func castOptionalOrFatalError<T>(_ value: Any?) -> T? { value.map { castOrFatalError($0) } }
    final class UIBindingObserver<UIElement: AnyObject, Value>: ObserverType {
      typealias Element = Value
      private let binder: Binder<Value>
      init(UIElement element: UIElement, scheduler: any ImmediateSchedulerType = MainScheduler(), binding: @escaping (UIElement, Value) -> Void) {
        binder = Binder(element, scheduler: scheduler, binding: binding)
      }
      func on(_ event: Event<Value>) { binder.on(event) }
      func asObserver() -> AnyObserver<Value> { binder.asObserver() }
    }
    """
}
