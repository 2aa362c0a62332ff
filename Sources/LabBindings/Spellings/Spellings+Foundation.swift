import SwiftScript

extension Spellings {
  /// Foundation's names with their prefix, and the methods that Swift 3 shortened.
  static let foundation =
    rows(
      .typeName,
      1...2,
      [
        ("ErrorType", "Error"), ("NSTimer", "Timer"), ("NSOperationQueue", "OperationQueue"),
        ("NSNotificationCenter", "NotificationCenter"), ("NSBlockOperation", "BlockOperation"),
        ("NSOperation", "Operation"), ("NSTimeInterval", "TimeInterval"),
        ("NSDateFormatter", "DateFormatter"), ("NSJSONSerialization", "JSONSerialization"),
        ("NSRunLoop", "RunLoop"), ("NSProcessInfo", "ProcessInfo"),
        ("NSDateFormatterStyle", "DateFormatterStyle"), ("NSCalendarUnit", "CalendarComponent"),
      ]
    )
    // These are classes of today's Foundation too.
    + rows(
      .typeName,
      1...5,
      [
        ("NSDate", "Date"), ("NSURL", "URL"), ("NSURLRequest", "URLRequest"), ("NSUUID", "UUID"),
        ("NSData", "Data"), ("NSTimeZone", "TimeZone"), ("NSLocale", "Locale"),
        ("NSCalendar", "Calendar"), ("NSDateComponents", "DateComponents"),
        ("NSCharacterSet", "CharacterSet"),
      ]
    )
    + rows(
      .statics(of: "CharacterSet"),
      1...2,
      [
        ("whitespaceCharacterSet()", "CharacterSet.whitespaces"),
        ("whitespaceAndNewlineCharacterSet()", "CharacterSet.whitespacesAndNewlines"),
        ("newlineCharacterSet()", "CharacterSet.newlines"),
        ("decimalDigitCharacterSet()", "CharacterSet.decimalDigits"),
        ("letterCharacterSet()", "CharacterSet.letters"),
        ("alphanumericCharacterSet()", "CharacterSet.alphanumerics"),
        ("punctuationCharacterSet()", "CharacterSet.punctuationCharacters"),
        ("URLQueryAllowedCharacterSet()", "CharacterSet.urlQueryAllowed"),
      ]
    )
    + rows(
      .statics(of: "Timer"),
      1...2,
      [
        (
          """
          scheduledTimerWithTimeInterval(_ interval: Double, target: Any, selector: Any, \
          userInfo: Any?, repeats: Bool)
          """,
          """
          Timer.scheduledTimer(timeInterval: interval, target: target, selector: selector, \
          userInfo: userInfo, repeats: repeats)
          """
        )
      ]
    )
    + rows(.statics(of: "OperationQueue"), 1...2, [("mainQueue()", "OperationQueue.main")])
    + rows(
      .values(of: "OperationQueue"),
      1...2,
      [("addOperationWithBlock(_ block: () -> Void)", "self.addOperation(block)")]
    )
    + rows(
      .statics(of: "NotificationCenter"),
      1...2,
      [("defaultCenter()", "NotificationCenter.default")]
    )
    + rows(
      .values(of: "NotificationCenter"),
      1...2,
      [
        (
          "postNotificationName(_ name: Any, object: Any? = nil, userInfo: Any? = nil)",
          "self.post(name: name, object: object, userInfo: userInfo)"
        ),
        (
          "addObserverForName(_ name: Any, object: Any? = nil, queue: Any? = nil, usingBlock: (Any) -> Void)",
          "self.addObserver(forName: name, object: object, queue: queue, using: usingBlock)"
        ),
        ("rx_notification(_ name: Any)", "self.rx.notification(name)"),
        ("rx_notification(_ name: Any, object: Any)", "self.rx.notification(name, object: object)"),
      ]
    )
    + rows(
      .values(of: "Date"),
      1...2,
      [
        ("timeIntervalSinceDate(_ other: Date)", "self.timeIntervalSince(other)"),
        ("dateByAddingTimeInterval(_ seconds: Double)", "self.addingTimeInterval(seconds)"),
      ]
    )
    + rows(
      .values(of: "DateFormatter"),
      1...2,
      [
        ("stringFromDate(_ date: Date)", "self.string(from: date)"),
        ("dateFromString(_ string: String)", "self.date(from: string)"),
      ]
    )
    + calendars
    + rows(
      .statics(of: "RunLoop"),
      1...2,
      [
        ("mainRunLoop()", "RunLoop.main"), ("currentRunLoop()", "RunLoop.current"),
      ]
    )
    + rows(.values(of: "RunLoop"), 1...2, [("runUntilDate(_ date: Date)", "self.run(until: date)")])
    + rows(.statics(of: "ProcessInfo"), 1...2, [("processInfo()", "ProcessInfo.processInfo")])
    + rows(
      .module,
      1...2,
      [("XCPlayground", "PlaygroundSupport"), ("RxTests", "RxTest")]
    )
    + rows(
      .anywhere,
      1...2,
      isAnswered: false,
      [
        (
          "XCPSetExecutionShouldContinueIndefinitely(continueIndefinitely: Bool = true)",
          "PlaygroundPage.current.needsIndefiniteExecution = true"
        ),
        (
          "XCPSetExecutionShouldContinueIndefinitely(_ continueIndefinitely: Bool)",
          "PlaygroundPage.current.needsIndefiniteExecution = continueIndefinitely"
        ),
      ]
    )
    + rows(.typeName, 1...2, [("XCPlaygroundPage", "PlaygroundPage")])
    + rows(.statics(of: "PlaygroundPage"), 1...2, [("currentPage", "PlaygroundPage.current")])

  /// Calendars, the parts of dates, and where and when one is.
  private static let calendars =
    rows(
      .statics(of: "Calendar"),
      1...2,
      [("currentCalendar()", "Calendar.current")]
    )
    + rows(
      .values(of: "Calendar"),
      1...2,
      [
        (
          "components(_ parts: [CalendarComponent], fromDate: Date)",
          "self.dateComponents(parts, from: fromDate)"
        ),
        (
          "components(_ parts: [CalendarComponent], fromDate: Date, toDate: Date, options: Any)",
          "self.dateComponents(parts, from: fromDate, to: toDate)"
        ),
        (
          "component(_ part: CalendarComponent, fromDate: Date)",
          "self.component(part, from: fromDate)"
        ),
        ("dateFromComponents(_ components: DateComponents)", "self.date(from: components)"),
        (
          "dateByAddingUnit(_ part: CalendarComponent, value: Int, toDate: Date, options: Any)",
          "self.date(byAdding: part, value: value, to: toDate)"
        ),
        (
          "isDate(_ date: Date, inSameDayAsDate: Date)",
          "self.isDate(date, inSameDayAs: inSameDayAsDate)"
        ),
        ("startOfDayForDate(_ date: Date)", "self.startOfDay(for: date)"),
      ]
    )
    + rows(
      .cases(of: "CalendarComponent"),
      1...2,
      [
        ("Year", ".year"), ("Month", ".month"), ("Day", ".day"), ("Hour", ".hour"),
        ("Minute", ".minute"), ("Second", ".second"), ("Weekday", ".weekday"),
        ("Nanosecond", ".nanosecond"), ("WeekOfYear", ".weekOfYear"),
      ]
    )
    + rows(
      .cases(of: "ComparisonResult"),
      1...2,
      [
        ("OrderedAscending", ".orderedAscending"), ("OrderedSame", ".orderedSame"),
        ("OrderedDescending", ".orderedDescending"),
      ]
    )
    + rows(
      .cases(of: "DateFormatterStyle"),
      1...2,
      [
        ("NoStyle", ".none"), ("ShortStyle", ".short"), ("MediumStyle", ".medium"),
        ("LongStyle", ".long"), ("FullStyle", ".full"),
      ]
    )
    + rows(
      .anywhere,
      1...2,
      isAnswered: false,
      [("NSLocale(localeIdentifier: String)", "Locale(identifier: localeIdentifier)")]
    )
    + rows(
      .statics(of: "Locale"),
      1...2,
      [("currentLocale()", "Locale.current"), ("systemLocale()", "Locale.current")]
    )
    + rows(
      .statics(of: "TimeZone"),
      1...2,
      [
        ("localTimeZone()", "TimeZone.current"), ("systemTimeZone()", "TimeZone.current"),
        ("defaultTimeZone()", "TimeZone.current"),
      ]
    )
    + rows(
      .anywhere,
      1...2,
      isAnswered: false,
      [
        ("NSTimeZone(name: String)", "TimeZone(identifier: name)"),
        ("NSTimeZone(forSecondsFromGMT: Int)", "TimeZone(secondsFromGMT: forSecondsFromGMT)"),
      ]
    )
}
