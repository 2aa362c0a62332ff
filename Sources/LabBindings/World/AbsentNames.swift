import SwiftScript

/// What programs for a screen or a network use, and what stands for it here.
enum AbsentNames {
  /// A word about a name that only another machine has.
  static func absence(of name: String) -> Library.Absence? {
    if let stand = stands.first(where: { $0.names.contains(name) }) {
      return Library.Absence("`\(name)` \(stand.reason)", hint: stand.instead)
    }
    if name.hasPrefix("rx_") {
      return Library.Absence(
        "`\(name)` is RxCocoa's, for things on a screen",
        hint: "use a subject for what it reports"
      )
    }
    let start = name.prefix(3)
    if start.count == 3, start.hasPrefix("UI"), start.last?.isUppercase == true {
      return Library.Absence(
        "`\(name)` is UIKit's, which needs a screen",
        hint: "leave it out, and `print` what it would show"
      )
    }
    return nil
  }

  /// A word about a member that only another machine's types have.
  static func absentMember(_ name: String, of type: String) -> Library.Absence? {
    name.hasPrefix("rx_") || type == "Reactive" || ofDrivers.contains(name)
      ? absence(of: name) : nil
  }

  private static let ofDrivers: Set = ["asDriver", "drive", "asSignal", "emit"]

  private static let stands: [(names: Set<String>, reason: String, instead: String)] = [
    (
      [
        "UIButton", "NSButton", "UIBarButtonItem", "UIControl", "UITapGestureRecognizer",
        "UIGestureRecognizer", "rx_tap", "tap", "rx_event", "rx_controlEvent", "controlEvent",
      ],
      "needs a screen to tap on", "use a `PublishSubject<Void>()` for the taps"
    ),
    (
      [
        "UITextField", "UITextView", "UISearchBar", "NSTextField", "rx_text", "text",
        "searchBar", "rx_attributedText",
      ],
      "needs a screen to type on",
      "use a `BehaviorSubject(value: \"\")` for the text"
    ),
    (
      [
        "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIDatePicker", "UIPickerView",
        "rx_value", "rx_selectedSegmentIndex", "isOn", "rx_date",
      ],
      "needs a screen with a control", "use a `BehaviorSubject` for its value"
    ),
    (
      [
        "UITableView", "UICollectionView", "UITableViewCell", "rx_itemSelected", "rx_items",
        "rx_itemsWithCellIdentifier", "rx_itemsWithCellFactory", "rx_modelSelected", "itemSelected",
        "modelSelected",
      ],
      "needs a screen with a list", "subscribe to the items and `print` them"
    ),
    (
      [
        "NSURLSession", "URLSession", "rx_response", "rx_data", "rx_JSON", "NSURLConnection",
        "NSMutableURLRequest", "Alamofire", "dataTask", "URLSessionDataTask",
      ],
      "needs a network, and there is none here",
      "use `Observable.just(answer).delay(.seconds(1), scheduler: …)` for the request"
    ),
    (
      [
        "Driver", "Signal", "SharedSequence", "asDriver", "drive", "asSignal", "emit",
      ],
      "is RxCocoa's, for what a screen shows",
      "`catchAndReturn`, `observe(on: MainScheduler.instance)` and `share(replay: 1)` do what it does"
    ),
    (
      ["ControlProperty", "ControlEvent"],
      "is RxCocoa's, for things on a screen",
      "use a `BehaviorRelay` or a `PublishRelay` for what it reports or shows"
    ),
    (
      [
        "CLLocationManager", "CLLocation", "MKMapView", "UNUserNotificationCenter",
        "AVAudioPlayer", "CoreDataStack", "NSManagedObject", "NSManagedObjectContext",
      ],
      "needs a device", "use a subject for what it reports"
    ),
    (
      ["NSUserDefaults", "UserDefaults"],
      "keeps things outside of the script, which sees nothing outside",
      "keep them in a variable: `var settings: [String: Any] = [:]`"
    ),
    (
      ["NSFileManager", "FileManager", "NSBundle", "Bundle", "FileHandle", "NSFileHandle"],
      "is for files, and a script sees none",
      "write what is in the file as a text, `let text = \"…\"`, or a `Data` of it: `Data(text.utf8)`"
    ),
    ([">-"], "was RxSwift 1's, before a function", "write a dot: `numbers.map { $0 * 2 }`"),
    (["sendNext"], "was RxSwift 1's", "write `observer.onNext(value)`"),
    (["sendError"], "was RxSwift 1's", "write `observer.onError(error)`"),
    (["sendCompleted"], "was RxSwift 1's", "write `observer.onCompleted()`"),
    (
      ["subscribeNext", "subscribeError", "subscribeCompleted"],
      "was RxSwift 1's, behind `>-`",
      "write `numbers.subscribe(onNext: { print($0) })`"
    ),
    (["returnElement"], "was RxSwift 1's", "write `Observable.just(value)`"),
    (["failWith"], "was RxSwift 1's", "write `Observable.error(error)`"),
  ]
}
