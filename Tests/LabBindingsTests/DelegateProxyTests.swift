import LabBindings
import ScriptModernizer
import ScriptSource
import Testing

/// Delegate proxies that a program writes: messages without a method of their own are forwarded, as Objective-C does it.
struct DelegateProxyTests {
  typealias Program = OldScreenTests.Program

  /// A proxy of today with the methods, and what happens to it.
  private static func today(_ methods: String, _ rest: String) -> String {
    """
    final class ScrollProxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>, DelegateProxyType, UIScrollViewDelegate {
      init(view: UIScrollView) { super.init(parentObject: view, delegateProxy: ScrollProxy.self) }
      static func registerKnownImplementations() { register { ScrollProxy(view: $0) } }
      \(methods)
    }
    class Owner: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { print("owner", scrollView.contentOffset.y) }
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    let owner = Owner()
    let view = UIScrollView()
    view.delegate = owner
    let proxy = ScrollProxy.proxy(for: view)
    let bag = DisposeBag()
    \(rest)
    """
  }

  /// A control with a delegate of its own, as an app has one, and its proxy.
  private static func own(_ rest: String) -> String {
    """
    @objc protocol RatingDelegate: AnyObject {
      @objc optional func rating(_ rating: Rating, didChange value: Int)
      @objc optional func ratingDidReset(_ rating: Rating)
      @objc optional func rating(_ rating: Rating, mayChange value: Int) -> Bool
    }
    class Rating: UIView {
      weak var delegate: RatingDelegate?
      func set(_ value: Int) {
        guard delegate?.rating?(self, mayChange: value) ?? true else { return print("may not") }
        delegate?.rating?(self, didChange: value)
        if delegate?.ratingDidReset?(self) == nil { print("nobody") }
      }
    }
    class RatingProxy: DelegateProxy<Rating, RatingDelegate>, DelegateProxyType, RatingDelegate {
      init(rating: Rating) { super.init(parentObject: rating, delegateProxy: RatingProxy.self) }
      static func registerKnownImplementations() { register { RatingProxy(rating: $0) } }
      static func currentDelegate(for object: Rating) -> RatingDelegate? { object.delegate }
      static func setCurrentDelegate(_ delegate: RatingDelegate?, to object: Rating) { object.delegate = delegate }
    }
    extension Reactive where Base: Rating {
      var value: Observable<Int> {
        RatingProxy.proxy(for: base).methodInvoked(#selector(RatingDelegate.rating(_:didChange:))).map { $0[1] as! Int }
      }
    }
    class Owner: NSObject, RatingDelegate {
      func rating(_ rating: Rating, didChange value: Int) { print("owner", value) }
      func rating(_ rating: Rating, mayChange value: Int) -> Bool { value < 5 }
    }
    let rating = Rating()
    let bag = DisposeBag()
    \(rest)
    """
  }

  @Test(arguments: [
    Program(
      "an optional message of a protocol of one's own is answered if somebody observes it",
      own("rating.rx.value.subscribe(onNext: { print($0) }).disposed(by: bag)\nrating.set(3)"),
      "3",
      "nobody"
    ),
    Program(
      "or if the ordinary delegate has it, which also gives its result",
      own(
        """
        let owner = Owner()
        rating.delegate = owner
        rating.rx.value.subscribe(onNext: { print("observed", $0) }).disposed(by: bag)
        rating.set(4)
        rating.set(5)
        """
      ),
      "owner 4",
      "observed 4",
      "nobody",
      "may not"
    ),
    Program(
      "a message goes to the ordinary delegate, between those who observe that it is sent and that it was",
      today(
        "",
        """
        let name = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
        proxy.sentMessage(name).subscribe(onNext: { print("sent", $0.count) }).disposed(by: bag)
        proxy.methodInvoked(name).subscribe(onNext: { print("invoked", $0[0] as? UIScrollView === view) }).disposed(by: bag)
        view.contentOffset.y = 3
        """
      ),
      "sent 1",
      "owner 3.0",
      "invoked true"
    ),
    Program(
      "a result is the ordinary delegate's, and without one what a delegate answers that lacks the method",
      today(
        "",
        """
        print(view.delegate!.scrollViewShouldScrollToTop(view))
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        print(view.delegate!.scrollViewShouldScrollToTop(view))
        """
      ),
      "false",
      "true"
    ),
    Program(
      "a method of the proxy's own is called and nothing forwarded",
      today(
        "func scrollViewDidScroll(_ scrollView: UIScrollView) { print(\"proxy\") }",
        """
        proxy.methodInvoked(#selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))
          .subscribe(onNext: { _ in print("invoked") }).disposed(by: bag)
        view.contentOffset.y = 3
        """
      ),
      "proxy"
    ),
    Program(
      "the default of a protocol of Swift is not forwarded",
      """
      protocol Listening: AnyObject { func heard() }
      extension Listening { func heard() { print("default") } }
      final class Radio: NSObject, HasDelegate { weak var delegate: (any Listening)? }
      final class RadioProxy: DelegateProxy<Radio, any Listening>, DelegateProxyType, Listening {
        init(radio: Radio) { super.init(parentObject: radio, delegateProxy: RadioProxy.self) }
        static func registerKnownImplementations() { register { RadioProxy(radio: $0) } }
      }
      final class Ear: Listening { func heard() { print("ear") } }
      let radio = Radio(), ear = Ear()
      radio.delegate = ear
      print(RadioProxy.proxy(for: radio).forwardToDelegate() === ear)
      radio.delegate?.heard()
      """,
      "true",
      "default"
    ),
    Program(
      "the proxy of RxSwift 2, which sends its element before the ordinary delegate gets the message",
      searching + """
        class Guard: NSObject, UISearchControllerDelegate {
          func didDismissSearchController(searchController: UISearchController) { print("guard") }
        }
        let guardian = Guard()
        let search = UISearchController(searchResultsController: nil)
        search.delegate = guardian
        let bag = DisposeBag()
        search.rx_didDismiss.subscribeNext { print("dismissed") }.addDisposableTo(bag)
        XCPlaygroundPage.currentPage.liveView = search.searchBar
        user.type("b", into: search.searchBar)
        user.tap("Cancel")
        print(search.rx_delegate === search.delegate, search.rx_delegate.forwardToDelegate() === guardian)
        """,
      "dismissed",
      "guard",
      "true true"
    ),
    Program(
      "the same with a program's own `proxyForObject`",
      """
      func proxyForObject<P: DelegateProxyType>(type: P.Type, _ object: AnyObject) -> P {
        let known = P.assignedProxyFor(object) as? P
        print(known == nil ? "new" : "known")
        let proxy = known ?? P.createProxyForObject(object) as! P
        P.assignProxy(proxy, toObject: object)
        P.setCurrentDelegate(proxy, toObject: object)
        return proxy
      }
      """ + searching + """
        let search = UISearchController(searchResultsController: nil)
        print(search.rx_delegate === search.rx_delegate, search.rx_delegate === search.delegate)
        """,
      "new",
      "known",
      "known",
      "true true"
    ),
    Program(
      "a subclass that says which proxy it has, in RxSwift 2",
      """
      extension UIScrollView {
        func rx_createDelegateProxy() -> RxScrollViewDelegateProxy {
          return RxScrollViewDelegateProxy(parentObject: self)
        }
        var rx_delegate: DelegateProxy { return proxyForObject(RxScrollViewDelegateProxy.self, self) }
      ...
      }
      class RxScrollViewDelegateProxy: DelegateProxy, UIScrollViewDelegate, DelegateProxyType {
        override class func createProxyForObject(object: AnyObject) -> AnyObject {
          let view = (object as! UIScrollView)
          return castOrFatalError(view.rx_createDelegateProxy())
        }
        class func currentDelegateFor(object: AnyObject) -> AnyObject? {
          let view: UIScrollView = castOrFatalError(object)
          return view.delegate
        }
        class func setCurrentDelegate(delegate: AnyObject?, toObject object: AnyObject) {
          let view: UIScrollView = castOrFatalError(object)
          view.delegate = castOptionalOrFatalError(delegate)
        }
        ...
      }
      extension UITableView {
        override func rx_createDelegateProxy() -> RxScrollViewDelegateProxy {
          return RxTableViewDelegateProxy(parentObject: self)
        }
      }
      class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
        weak private(set) var tableView: UITableView?
        required init(parentObject: AnyObject) {
          self.tableView = (parentObject as! UITableView)
          super.init(parentObject: parentObject)
        }
      }
      class Owner: NSObject, UITableViewDelegate {
        func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) { print("owner", indexPath.row) }
        func scrollViewDidScroll(scrollView: UIScrollView) { print("owner scrolled") }
      }
      let owner = Owner()
      let table = UITableView()
      table.delegate = owner
      let proxy = table.rx_delegate as! RxTableViewDelegateProxy
      print(proxy.dynamicType, proxy.tableView === table, UIScrollView().rx_delegate.dynamicType)
      let bag = DisposeBag()
      proxy.observe(#selector(UITableViewDelegate.tableView(_:didSelectRowAtIndexPath:)))
        .map { $0[1] as! NSIndexPath }
        .subscribeNext { print("selected", $0.row) }
        .addDisposableTo(bag)
      Observable.just(["row 0", "row 1"])
        .bindTo(table.rx_itemsWithCellFactory) { _, _, text in
          let cell = UITableViewCell(style: .Default, reuseIdentifier: nil)
          cell.textLabel?.text = text
          return cell
        }
        .addDisposableTo(bag)
      XCPlaygroundPage.currentPage.liveView = table
      user.select("row 1")
      let other = UITableView()
      other.delegate = owner
      print(other.rx_delegate === proxy)
      other.contentOffset.y = 1
      """,
      "RxTableViewDelegateProxy true RxScrollViewDelegateProxy",
      "selected 1",
      "owner 1",
      "false",
      "owner scrolled"
    ),
    Program(
      "the proxy of RxSwift 3, whose names are no others today",
      ofRxSwift3,
      "owner",
      "gone true",
      "gone true"
    ),
  ])
  func runsAsItStands(_ program: Program) {
    let log = ScriptLog(program.text, imports: "")
    #expect(log.mistakes.isEmpty, "\(log.mistakes.map(\.message))")
    #expect(log.writtenByProgram == program.lines)
  }

  private static let searching = """

    extension UISearchController {
      var rx_delegate: DelegateProxy { return proxyForObject(RxSearchControllerDelegateProxy.self, self) }
      var rx_didDismiss: Observable<Void> {
        return rx_delegate
          .observe(#selector(UISearchControllerDelegate.didDismissSearchController(_:)))
          .map { _ in }
      }
      ...
    }
    class RxSearchControllerDelegateProxy: DelegateProxy, DelegateProxyType, UISearchControllerDelegate {
      class func currentDelegateFor(object: AnyObject) -> AnyObject? {
        let search: UISearchController = castOrFatalError(object)
        return search.delegate
      }
      class func setCurrentDelegate(delegate: AnyObject?, toObject object: AnyObject) {
        let search: UISearchController = castOrFatalError(object)
        search.delegate = castOptionalOrFatalError(delegate)
      }
    }

    """

  private static let ofRxSwift3 = """
    class SearchProxy: DelegateProxy, DelegateProxyType, UISearchControllerDelegate {
      class func currentDelegateFor(_ object: AnyObject) -> AnyObject? {
        return (object as! UISearchController).delegate
      }
      class func setCurrentDelegate(_ delegate: AnyObject?, toObject object: AnyObject) {
        (object as! UISearchController).delegate = delegate as? UISearchControllerDelegate
      }
    }
    extension Reactive where Base: UISearchController {
      var watcher: DelegateProxy { return SearchProxy.proxyForObject(base) }
    }
    class Owner: NSObject, UISearchControllerDelegate {
      func didDismissSearchController(_ searchController: UISearchController) { print("owner") }
    }
    let owner = Owner()
    let search = UISearchController(searchResultsController: nil)
    let installed = SearchProxy.installForwardDelegate(owner, retainDelegate: false, onProxyForObject: search)
    let bag = DisposeBag()
    search.rx.watcher.methodInvoked(#selector(UISearchControllerDelegate.didDismissSearchController(_:)))
      .subscribe(onNext: { print("gone", $0[0] as? UISearchController === search) })
      .disposed(by: bag)
    search.isActive = true
    search.isActive = false
    DispatchQueue.main.async {
      installed.dispose()
      search.isActive = true
      search.isActive = false
    }
    """

  @Test func aProxyOfRxSwift3IsWrittenAsItIsToday() {
    let today = ScriptProgram.modernization(of: Self.ofRxSwift3)
    #expect(today.version == 3)
    #expect(!today.isChanged)
  }

  @Test func argumentsThatAreLeftOutTodayAreMissing() {
    let log = ScriptLog(
      """
      class P: DelegateProxy, DelegateProxyType, UIScrollViewDelegate {
        init(view: UIScrollView) { super.init(parentObject: view, delegateProxy: P.self) }
        static func registerKnownImplementations() { register { P(view: $0) } }
      }
      """,
      imports: ""
    )
    #expect(
      log.mistakes.map(\.message).contains(
        "reference to generic type 'DelegateProxy' requires arguments in <...>"
      )
    )
  }

  @Test func aFailedConversionStopsWithTheValueAndTheType() {
    let log = ScriptLog("let view: UIView = castOrFatalError(4)", imports: "")
    #expect(log.mistakes.map(\.message) == ["Fatal error: Failure converting from 4 to UIView"])
  }
}
