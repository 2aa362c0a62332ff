import ScriptSource

/// What programs for a screen, a network or files use, and what takes its place here.
enum AbsentNames {
  /// Mistakes for want of a name that is known elsewhere, with a word about what takes its place.
  ///
  /// - Parameter statements: The program that they are in.
  static func explained(_ mistakes: [Message], in statements: [Statement]) -> [Message] {
    let imported = Set(statements.imports.map(\.name))
    let lacksCocoa = !imported.contains("RxCocoa")
    return mistakes.map { mistake in
      let hint =
        MissingName(mistake.text).flatMap { Self.hint(for: $0, imported) }
        ?? hint(forMismatch: mistake.text) ?? (lacksCocoa ? hint(forCall: mistake) : nil)
      guard let hint else { return mistake }
      return Message(
        mistake.text,
        at: mistake.range,
        hint: hint,
        isWarning: mistake.isWarning,
        fix: mistake.fix
      )
    }
  }

  private static func hint(for missing: MissingName, _ imported: Set<String>) -> String? {
    if let type = missing.type {
      if let other = siblings.first(where: { type.hasPrefix($0.type) && $0.name == missing.name }) {
        return "write `\(other.instead)`"
      }
      guard
        missing.name.hasPrefix("rx_") || type.hasPrefix("Reactive<")
          || ofDrivers.contains(missing.name)
      else { return nil }
    }
    if missing.type == nil, labels.contains(missing.name) {
      return "write `\(missing.name):` if it is a label"
    }
    return stands.first { $0.names.contains(missing.name) }?.hint
      ?? hint(forPrefixOf: missing.name, imported)
  }

  /// A closure that gives a plain value where a sequence of values is wanted.
  private static func hint(forMismatch text: String) -> String? {
    text.contains("'flatMap") && text.hasSuffix("conform to 'ObservableConvertibleType'")
      ? "`map` makes values of values" : nil
  }

  /// Without RxCocoa there are fewer forms of `bind`: RxRelay's.
  private static func hint(forCall mistake: Message) -> String? {
    mistake.text.hasSuffix("'bind'") || mistake.hint?.contains("`func bind(to relays:") == true
      ? "write `import RxCocoa` above: it binds to any observer" : nil
  }

  /// A word about all names that begin alike.
  private static func hint(forPrefixOf name: String, _ imported: Set<String>) -> String? {
    if name.hasPrefix("rx_") { return "write `import RxCocoa` above" }
    let start = name.prefix(3)
    guard start.count == 3, start.last?.isUppercase == true else { return nil }
    if start.hasPrefix("CL"), !imported.contains("CoreLocation") {
      return "write `import CoreLocation` above"
    }
    guard start.hasPrefix("UI") else { return nil }
    let advice = imported.contains("UIKit") ? "" : "write `import UIKit` above; "
    return advice + "the screen has the classes that lessons need"
  }

  /// What closures are passed as.
  private static let labels: Set = [
    "onNext", "onError", "onCompleted", "onDisposed", "onSuccess", "onFailure",
  ]
  private static let ofDrivers: Set = ["asDriver", "drive", "asSignal", "emit"]

  /// What relays and subjects call differently.
  private static let siblings: [(type: String, name: String, instead: String)] = [
    ("BehaviorRelay<", "onNext", "accept(…)"),
    ("PublishRelay<", "onNext", "accept(…)"),
    ("ReplayRelay<", "onNext", "accept(…)"),
    ("BehaviorSubject<", "accept", "onNext(…)"),
    ("PublishSubject<", "accept", "onNext(…)"),
    ("ReplaySubject<", "accept", "onNext(…)"),
  ]

  private static let stands: [(names: Set<String>, hint: String)] = [
    (
      [
        "Driver", "Signal", "SharedSequence", "asDriver", "drive", "asSignal", "emit",
        "ControlProperty", "ControlEvent",
      ],
      "write `import RxCocoa` above"
    ),
    (
      ["NSURLSession", "URLSession", "URLSessionDataTask"],
      "write `import FoundationNetworking` above"
    ),
    (
      ["rx_response", "rx_data", "rx_JSON", "NSURLConnection", "Alamofire"],
      "use `URLSession.shared.rx.response(request:)`; `server.answer` says what comes back"
    ),
    (
      [
        "MKMapView", "UNUserNotificationCenter",
        "AVAudioPlayer", "NSManagedObject", "NSManagedObjectContext",
      ],
      "it needs a device; use a subject for what it reports"
    ),
    (
      ["NSUserDefaults", "UserDefaults"],
      "a script sees nothing outside; keep it in a variable: `var settings: [String: Any] = [:]`"
    ),
    (
      ["NSFileManager", "FileManager", "FileHandle", "NSFileHandle"],
      "a script sees no files; write what is in the file as a text, or a `Data` of it: `Data(text.utf8)`"
    ),
    ([">-"], "it was RxSwift 1's; write a dot: `numbers.map { $0 * 2 }`"),
    (["|>"], "it was ReactiveCocoa 3's; write a dot: `numbers.map { $0 * 2 }`"),
    (
      ["sendNext"],
      "it was RxSwift 1's: write `observer.onNext(value)`; or ReactiveCocoa 3's: write `observer.send(value: value)`"
    ),
    (
      ["sendError"],
      "it was RxSwift 1's: write `observer.onError(error)`; or ReactiveCocoa 3's: write `observer.send(error: error)`"
    ),
    (
      ["sendCompleted"],
      "it was RxSwift 1's: write `observer.onCompleted()`; or ReactiveCocoa 3's: write `observer.sendCompleted()`"
    ),
    (["returnElement"], "it was RxSwift 1's; write `Observable.just(value)`"),
    (["failWith"], "it was RxSwift 1's; write `Observable.error(error)`"),
  ]
}

/// The name that a message says is missing, and the type that lacks it as a member.
private struct MissingName {
  let name: String
  var type: String?

  init?(_ text: String) {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if text.hasPrefix("cannot find "), let name = quoted.first {
      self.name = name
    } else if text.contains(" has no member "), quoted.count == 2 {
      (type, name) = (quoted[0], quoted[1])
    } else {
      return nil
    }
  }
}
