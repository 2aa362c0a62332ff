import LabBindings
import ScriptSource
import Testing

/// Foundation and Dispatch as programs of Swift 2 use them.
struct OldFoundationTests {
  @Test(arguments: [
    ScriptRow(
      "a date and its parts",
      """
      let f = NSDateFormatter()
      f.dateFormat = "yyyy-MM-dd HH:mm"
      f.timeZone = NSTimeZone(abbreviation: "UTC")
      f.locale = NSLocale(localeIdentifier: "en_US_POSIX")
      let d = NSDate(timeIntervalSince1970: 90000)
      let parts = NSCalendar.currentCalendar().components([.Year, .Day, .Hour], fromDate: d)
      print(f.stringFromDate(d), parts.year, parts.day, parts.hour)
      print(d.compare(NSDate()) == .OrderedAscending)
      """,
      "1970-01-02 01:00 1970 2 1",
      "true"
    ),
    ScriptRow(
      "selectors",
      """
      class Target: NSObject {
        var n = 0
        func tick(timer: NSTimer) { n += 1; print("tick", n); if n == 2 { timer.invalidate() } }
        func tock() { print("tock") }
      }
      let t = Target()
      NSTimer.scheduledTimerWithTimeInterval(1, target: t, selector: #selector(Target.tick(_:)), userInfo: nil, repeats: true)
      NSTimer.scheduledTimerWithTimeInterval(1.5, target: t, selector: "tock", userInfo: nil, repeats: false)
      NSTimer.scheduledTimerWithTimeInterval(3, target: t, selector: Selector("tick:"), userInfo: nil, repeats: false)
      """,
      "tick 1",
      "tock",
      "tick 2",
      "tick 3"
    ),
    ScriptRow(
      "errors",
      """
      enum Oops: ErrorType { case First, Second(Int) }
      let e = NSError(domain: "app", code: 42, userInfo: [NSLocalizedDescriptionKey: "no luck"])
      print(e.domain, e.code, e.localizedDescription, e.userInfo)
      print(e)
      do { throw e } catch let e as NSError { print("caught", e.code) }
      do { throw Oops.Second(1) } catch let e as NSError { print(e.code) } catch { print(error) }
      print((Oops.Second(1) as NSError).domain, (Oops.First as NSError).code)
      """,
      "app 42 no luck [\"NSLocalizedDescription\": \"no luck\"]",
      "Error Domain=app Code=42 \"no luck\" UserInfo={NSLocalizedDescription=no luck}",
      "caught 42",
      "Second(1)",
      "main.Oops 1"
    ),
    ScriptRow(
      "timers of Dispatch",
      """
      let queue = dispatch_queue_create("q", DISPATCH_QUEUE_SERIAL)
      let timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue)
      dispatch_source_set_timer(timer, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0)
      var n = 0
      dispatch_source_set_event_handler(timer) { n += 1; print(n); if n == 2 { dispatch_source_cancel(timer) } }
      dispatch_resume(timer)
      var token: dispatch_once_t = 0
      for _ in 0..<2 { dispatch_once(&token) { print("once") } }
      dispatch_apply(2, queue) { print("apply", $0) }
      """,
      "once",
      "apply 0",
      "apply 1",
      "1",
      "2"
    ),
  ])
  func prints(_ row: ScriptRow) {
    KnownDifferences.run(row.name) { expectLines(row) }
  }
}
