/// Foundation's types with their prefix.
enum OlderFoundationTypes: LibraryPart {
  static var declaration: String {
    let names = [
      "NSTimer", "NSOperationQueue", "NSNotificationCenter", "NSBlockOperation", "NSOperation",
      "NSTimeInterval", "NSDateFormatter", "NSJSONSerialization", "NSRunLoop", "NSProcessInfo",
      "NSThread", "NSDate", "NSURL", "NSURLRequest", "NSUUID", "NSData", "NSTimeZone", "NSLocale",
      "NSCalendar", "NSDateComponents", "NSCharacterSet", "NSIndexPath",
    ].map { ($0, String($0.dropFirst(2))) }
    let others = [
      ("NSDateFormatterStyle", "DateFormatter.Style"), ("NSCalendarUnit", "Calendar.Component"),
      // They hold what JSON gives, and are only read there.
      ("NSDictionary", "[String: Any]"), ("NSArray", "[Any]"),
      ("NSMutableURLRequest", "URLRequest"), ("NSURLResponse", "URLResponse"),
      ("NSHTTPURLResponse", "HTTPURLResponse"),
    ]
    return (names + others).map { old, new in
      "@available(swift, obsoleted: 3, renamed: \"\(new)\") typealias \(old) = \(new)"
    }.joined(separator: "\n")
  }
}

enum OlderFoundationMembers: LibraryPart {
  static let declaration = """
    extension URLRequest {
      @available(swift, obsoleted: 3, renamed: "init(url:)") init(URL url: URL) { self.init(url: url) }
      @available(swift, obsoleted: 3, renamed: "url") var URL: URL? { self.url }
      @available(swift, obsoleted: 3, renamed: "httpMethod") var HTTPMethod: String? {
        get { self.httpMethod }
        set { self.httpMethod = newValue }
      }
      @available(swift, obsoleted: 3, renamed: "httpBody") var HTTPBody: Data? {
        get { self.httpBody }
        set { self.httpBody = newValue }
      }
    }
    @available(swift, obsoleted: 3, renamed: "String.Encoding.utf8") var NSUTF8StringEncoding: String.Encoding { .utf8 }
    extension String {
      @available(swift, obsoleted: 3, renamed: "capitalized") var capitalizedString: String { self.capitalized }
      @available(swift, obsoleted: 3, renamed: "components(separatedBy:)")
      func componentsSeparatedByString(_ separator: String) -> [String] { self.components(separatedBy: separator) }
      @available(swift, obsoleted: 3, renamed: "replacingOccurrences(of:with:)")
      func stringByReplacingOccurrencesOfString(_ target: String, withString: String) -> String { self.replacingOccurrences(of: target, with: withString) }
      @available(swift, obsoleted: 3, renamed: "range(of:)") func rangeOfString(_ text: String) -> Range<String.Index>? { self.range(of: text) }
      @available(swift, obsoleted: 3, renamed: "appending(_:)")
      func stringByAppendingString(_ other: String) -> String { self.appending(other) }
      @available(swift, obsoleted: 3, renamed: "trimmingCharacters(in:)")
      func stringByTrimmingCharactersInSet(_ set: CharacterSet) -> String { self.trimmingCharacters(in: set) }
      @available(swift, obsoleted: 3, renamed: "addingPercentEncoding(withAllowedCharacters:)")
      func stringByAddingPercentEncodingWithAllowedCharacters(_ set: CharacterSet) -> String? { self.addingPercentEncoding(withAllowedCharacters: set) }
      @available(swift, obsoleted: 3, renamed: "removingPercentEncoding") var stringByRemovingPercentEncoding: String? { self.removingPercentEncoding }
      @available(swift, obsoleted: 3, renamed: "padding(toLength:withPad:startingAt:)")
      func stringByPaddingToLength(_ length: Int, withString: String, startingAtIndex: Int) -> String { self.padding(toLength: length, withPad: withString, startingAt: startingAtIndex) }
    }
    extension CharacterSet {
      @available(swift, obsoleted: 3, renamed: "whitespaces") static func whitespaceCharacterSet() -> CharacterSet { .whitespaces }
      @available(swift, obsoleted: 3, renamed: "whitespacesAndNewlines") static func whitespaceAndNewlineCharacterSet() -> CharacterSet { .whitespacesAndNewlines }
      @available(swift, obsoleted: 3, renamed: "newlines") static func newlineCharacterSet() -> CharacterSet { .newlines }
      @available(swift, obsoleted: 3, renamed: "decimalDigits") static func decimalDigitCharacterSet() -> CharacterSet { .decimalDigits }
      @available(swift, obsoleted: 3, renamed: "letters") static func letterCharacterSet() -> CharacterSet { .letters }
      @available(swift, obsoleted: 3, renamed: "alphanumerics") static func alphanumericCharacterSet() -> CharacterSet { .alphanumerics }
      @available(swift, obsoleted: 3, renamed: "punctuationCharacters") static func punctuationCharacterSet() -> CharacterSet { .punctuationCharacters }
      @available(swift, obsoleted: 3, renamed: "urlQueryAllowed") static func URLQueryAllowedCharacterSet() -> CharacterSet { .urlQueryAllowed }
    }
    extension Thread {
      @available(swift, obsoleted: 3, renamed: "current") class func currentThread() -> Thread { .current }
      @available(swift, obsoleted: 3, renamed: "isMainThread") class func isMainThread() -> Bool { self.isMainThread }
      @available(swift, obsoleted: 3, renamed: "main") class func mainThread() -> Thread { .main }
      @available(swift, obsoleted: 3, renamed: "sleep(forTimeInterval:)") class func sleepForTimeInterval(_ seconds: Double) { self.sleep(forTimeInterval: seconds) }
    }
    extension Timer {
      @available(swift, obsoleted: 3, renamed: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)")
      @discardableResult class func scheduledTimerWithTimeInterval(_ interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer
    }
    extension OperationQueue {
      @available(swift, obsoleted: 3, renamed: "main") class func mainQueue() -> OperationQueue { .main }
      @available(swift, obsoleted: 3, renamed: "addOperation(_:)") func addOperationWithBlock(_ block: @escaping () -> Void) { self.addOperation(block) }
    }
    extension NotificationCenter {
      @available(swift, obsoleted: 3, renamed: "default") class func defaultCenter() -> NotificationCenter { .default }
      @available(swift, obsoleted: 3, renamed: "post(name:object:userInfo:)")
      func postNotificationName(_ name: String, object: Any?, userInfo: [AnyHashable: Any]? = nil) { self.post(name: Notification.Name(name), object: object, userInfo: userInfo) }
      @available(swift, obsoleted: 3, renamed: "addObserver(forName:object:queue:using:)")
      func addObserverForName(_ name: String, object: Any?, queue: OperationQueue?, usingBlock: @escaping (Notification) -> Void) -> any NSObjectProtocol { self.addObserver(forName: Notification.Name(name), object: object, queue: queue, using: usingBlock) }
    }
    extension Date {
      @available(swift, obsoleted: 3, renamed: "timeIntervalSince(_:)") func timeIntervalSinceDate(_ other: Date) -> Double { self.timeIntervalSince(other) }
      @available(swift, obsoleted: 3, renamed: "addingTimeInterval(_:)") func dateByAddingTimeInterval(_ seconds: Double) -> Date { self.addingTimeInterval(seconds) }
    }
    extension DateFormatter {
      @available(swift, obsoleted: 3, renamed: "string(from:)") func stringFromDate(_ date: Date) -> String { self.string(from: date) }
      @available(swift, obsoleted: 3, renamed: "date(from:)") func dateFromString(_ string: String) -> Date? { self.date(from: string) }
    }
    extension DateFormatter.Style {
      @available(swift, obsoleted: 3, renamed: "none") static var NoStyle: DateFormatter.Style { .none }
      @available(swift, obsoleted: 3, renamed: "short") static var ShortStyle: DateFormatter.Style { .short }
      @available(swift, obsoleted: 3, renamed: "medium") static var MediumStyle: DateFormatter.Style { .medium }
      @available(swift, obsoleted: 3, renamed: "long") static var LongStyle: DateFormatter.Style { .long }
      @available(swift, obsoleted: 3, renamed: "full") static var FullStyle: DateFormatter.Style { .full }
    }
    @available(swift, obsoleted: 5, renamed: "RunLoop.Mode") typealias RunLoopMode = RunLoop.Mode
    extension RunLoop.Mode {
      @available(swift, obsoleted: 5, renamed: "common") static var commonModes: RunLoop.Mode { .common }
      @available(swift, obsoleted: 5, renamed: "default") static var defaultRunLoopMode: RunLoop.Mode { .default }
    }
    extension RunLoop {
      @available(swift, obsoleted: 3, renamed: "main") class func mainRunLoop() -> RunLoop { .main }
      @available(swift, obsoleted: 3, renamed: "current") class func currentRunLoop() -> RunLoop { .current }
      @available(swift, obsoleted: 3, renamed: "run(until:)") func runUntilDate(_ date: Date) { self.run(until: date) }
    }
    extension ProcessInfo {
      @available(swift, obsoleted: 3, renamed: "processInfo") class func processInfo() -> ProcessInfo { .processInfo }
    }
    extension ComparisonResult {
      @available(swift, obsoleted: 3, renamed: "orderedAscending") static var OrderedAscending: ComparisonResult { .orderedAscending }
      @available(swift, obsoleted: 3, renamed: "orderedSame") static var OrderedSame: ComparisonResult { .orderedSame }
      @available(swift, obsoleted: 3, renamed: "orderedDescending") static var OrderedDescending: ComparisonResult { .orderedDescending }
    }
    extension Double {
      @available(swift, obsoleted: 3, renamed: "pi") static var M_PI: Double { .pi }
    }
    @available(swift, obsoleted: 4, renamed: "Double.pi") var M_PI: Double { Double.pi }
    """
}

/// Calendars, the parts of dates, and where and when one is.
enum OlderCalendars: LibraryPart {
  static var declaration: String {
    let parts = [
      "Year", "Month", "Day", "Hour", "Minute", "Second", "Weekday", "Nanosecond", "WeekOfYear",
    ].map { name in
      let new = name.prefix(1).lowercased() + name.dropFirst()
      return
        "@available(swift, obsoleted: 3, renamed: \"\(new)\") static var \(name): Calendar.Component { .\(new) }"
    }
    return """
      extension Calendar.Component {
        \(parts.joined(separator: "\n"))
      }
      extension Calendar {
        @available(swift, obsoleted: 3, renamed: "current") static func currentCalendar() -> Calendar { .current }
        @available(swift, obsoleted: 3, renamed: "dateComponents(_:from:)")
        func components(_ parts: Set<Calendar.Component>, fromDate: Date) -> DateComponents { self.dateComponents(parts, from: fromDate) }
        @available(swift, obsoleted: 3, renamed: "dateComponents(_:from:to:)")
        func components(_ parts: Set<Calendar.Component>, fromDate: Date, toDate: Date, options: [Int]) -> DateComponents { self.dateComponents(parts, from: fromDate, to: toDate) }
        @available(swift, obsoleted: 3, renamed: "component(_:from:)")
        func component(_ part: Calendar.Component, fromDate: Date) -> Int { self.component(part, from: fromDate) }
        @available(swift, obsoleted: 3, renamed: "date(from:)")
        func dateFromComponents(_ components: DateComponents) -> Date? { self.date(from: components) }
        @available(swift, obsoleted: 3, renamed: "date(byAdding:value:to:)")
        func dateByAddingUnit(_ part: Calendar.Component, value: Int, toDate: Date, options: [Int]) -> Date? { self.date(byAdding: part, value: value, to: toDate) }
        @available(swift, obsoleted: 3, renamed: "isDate(_:inSameDayAs:)")
        func isDate(_ date: Date, inSameDayAsDate: Date) -> Bool { self.isDate(date, inSameDayAs: inSameDayAsDate) }
        @available(swift, obsoleted: 3, renamed: "startOfDay(for:)")
        func startOfDayForDate(_ date: Date) -> Date { self.startOfDay(for: date) }
      }
      extension Locale {
        @available(swift, obsoleted: 3, renamed: "init(identifier:)") init(localeIdentifier: String) { self.init(identifier: localeIdentifier) }
        @available(swift, obsoleted: 3, renamed: "current") static func currentLocale() -> Locale { .current }
        @available(swift, obsoleted: 3, renamed: "current") static func systemLocale() -> Locale { .current }
      }
      extension TimeZone {
        @available(swift, obsoleted: 3, renamed: "current") static func localTimeZone() -> TimeZone { .current }
        @available(swift, obsoleted: 3, renamed: "current") static func systemTimeZone() -> TimeZone { .current }
        @available(swift, obsoleted: 3, renamed: "current") static func defaultTimeZone() -> TimeZone { .current }
        @available(swift, obsoleted: 3, renamed: "init(identifier:)") init?(name: String) { self.init(identifier: name) }
        @available(swift, obsoleted: 3, renamed: "init(secondsFromGMT:)") init?(forSecondsFromGMT: Int) { self.init(secondsFromGMT: forSecondsFromGMT) }
      }
      """
  }
}
