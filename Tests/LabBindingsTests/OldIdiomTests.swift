import LabBindings
import ScriptModernizer
import ScriptSource
import Testing

/// Idioms of Swift 2 become what their authors would write today, and what is of today stays.
struct OldIdiomTests {
  @Test(arguments: [
    (
      "dispatch_time(DISPATCH_TIME_NOW, Int64(2 * Double(NSEC_PER_SEC)))", "DispatchTime.now() + 2"
    ),
    (
      "dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC)))",
      "DispatchTime.now() + 0.5"
    ),
    (
      "dispatch_time(dispatch_time_t(DISPATCH_TIME_NOW), Int64(2 * Double(NSEC_PER_SEC)))",
      "DispatchTime.now() + 2"
    ),
    (
      "dispatch_time(dispatch_time_t(DISPATCH_TIME_NOW), Int64(1 * NSEC_PER_SEC))",
      "DispatchTime.now() + .nanoseconds(Int(Int64(1 * 1_000_000_000)))"
    ),
  ])
  func aTimeIsMadeOfSeconds(_ old: String, _ new: String) throws {
    let line = "let when = "
    #expect(try modernized(line + old) == line + new)
    let log = ScriptLog(
      "import Foundation\n\(line)\(old)\ndispatch_after(when, dispatch_get_main_queue()) { print(\"due\") }"
    )
    #expect(log.printed == ["due"], "\(log.mistakes.map(\.message))")
  }

  @Test(arguments: [
    (
      "let f: (a: Int, b: Int) -> Int = { $0 + $1 }\nprint(f(a: 1, b: 2))",
      "let f: (_ a: Int, _ b: Int) -> Int = { $0 + $1 }\nprint(f(1, 2))"
    ),
    ("func g(h: (value: Int) -> Void) { }", "func g(_ h: (_ value: Int) -> Void) { }"),
    ("let o = Observable<AnyObject>.of(1, 2)", "let o = Observable<Any>.of(1, 2)"),
    ("let d: [String: AnyObject] = [:]", "let d: [String: Any] = [:]"),
    ("func f<T: AnyObject>(x: T) {}", "func f<T: AnyObject>(_ x: T) {}"),
  ])
  func aTypeIsWrittenAsToday(_ old: String, _ new: String) throws {
    // The last line shows that the program is Swift 2.
    let age = "\nobserver.on(.Next(1)); NSThread.isMainThread()"
    #expect(try modernized(old + age).hasPrefix(new))
  }

  @Test(arguments: [
    "let r = try Observable.of(1, 2).toArray().map { $0.count }.toBlocking().single()",
    "let q = try Observable.of(1, 2).toArray().toBlocking().first()",
  ])
  func aBlockingSingleOfTodayStays(_ line: String) throws {
    #expect(try modernized(line) == line)
  }

  @Test func disposingSaysSoDownstreamFirst() {
    let log = ScriptLog(
      """
      let s = PublishSubject<Int>()
      let d = s.debug("up").map { $0 + 1 }.debug("down").subscribeNext { print($0) }
      s.on(.Next(1))
      d.dispose()
      """
    )
    #expect(log.written.suffix(2) == ["down -> disposed", "up -> disposed"])
  }

  private func modernized(_ text: String) throws -> String {
    ScriptProgram.modernization(of: text).text
  }
}
