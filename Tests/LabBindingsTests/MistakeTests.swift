import LabBindings
import ScriptSource
import Stage
import Testing

/// A script's mistake stops the script; a stream's error is the stream's.
struct MistakeTests {
  @Test(
    arguments: [
      "_ = Observable.of(0).map { 1 / $0 }.subscribe(onNext: { print($0) }, onError: { print($0) })",
      "_ = Observable.of(0).filter { 1 / $0 == 1 }.subscribe(onError: { print($0) })",
      "_ = Observable.of(0).subscribe(onNext: { print(1 / $0) }, onError: { print($0) })",
      "_ = Observable.of(0).do(onNext: { print(1 / $0) }).subscribe(onError: { print($0) })",
      "_ = Observable.of(0).flatMap { Observable.just(1 / $0) }.catchAndReturn(1).subscribe()",
      "let zero = 0; DispatchQueue.global().async { print(1 / zero) }; Thread.sleep(forTimeInterval: 1)",
    ],
    [false, true]
  )
  func mistakeInsideAClosureStopsTheRun(_ script: String, _ traces: Bool) {
    let log = ScriptLog(script + "\nprint(\"not reached\")", kinds: traces ? .all : .printed)
    #expect(log.printed == [])
    #expect(log.mistakes.map(\.message) == ["Division by zero"])
    #expect(log.mistakes.first?.span?.line == 2)
  }

  @Test(
    arguments: [
      "", "let zero = 0; print(1 / zero)", "DispatchSemaphore(value: 0).wait()",
      "func again() { again() }; again()", "RunLoop.main.run()", "exit(0)", "exit(1)",
      "DispatchQueue.global().async { print([1][2]) }; Thread.sleep(forTimeInterval: 1)",
    ]
  )
  func anUnfinishedLineIsPrintedHoweverTheRunEnds(_ ending: String) {
    let script = "print(\"first\\nsecond\", terminator: \"\")\nprint(\";\", terminator: \"\")\n"
    #expect(ScriptLog(script + ending).printed == ["first", "second;"])
  }

  @Test(
    arguments: [
      ("let map = MKMapView()", "cannot find 'MKMapView' in scope"),
      ("FileManager.default", "cannot find 'FileManager' in scope"),
      ("1 >- print", "cannot find operator '>-' in scope"),
      ("sendNext(PublishSubject<Int>(), 1)", "cannot find 'sendNext' in scope"),
    ]
  )
  func whatOnlyAnotherMachineHasIsCalledSo(_ script: String, _ complaint: String) {
    let mistake = ScriptLog(script).mistakes.first
    #expect(mistake?.message == complaint)
    #expect(mistake?.hint?.contains(";") == true)
  }

  @Test(
    arguments: [
      ("let d: Driver<Int>", "write `import RxCocoa` above"),
      ("Observable.of(1).asDriver(onErrorJustReturn: 0)", "write `import RxCocoa` above"),
      ("let c: ControlEvent<Int>", "write `import RxCocoa` above"),
      (
        "Observable.of(1).bind(to: PublishSubject<Int>())",
        "write `import RxCocoa` above: it binds to any observer"
      ),
      (
        "Observable.of(1).bind(onNext: { print($0) })",
        "write `import RxCocoa` above: it binds to any observer"
      ),
      (
        "let l = UILabel()",
        "write `import UIKit` above; the screen has the classes that lessons need"
      ),
      ("URLSession.shared", "write `import FoundationNetworking` above"),
    ]
  )
  func aMissingImportIsNamed(_ script: String, _ hint: String) {
    #expect(ScriptLog(script, imports: "import RxSwift\n").mistakes.first?.hint == hint)
  }

  @Test func anImportThatIsThereIsNotAdvised() {
    let log = ScriptLog("let map = UIPrinter()", imports: "import UIKit\n")
    #expect(log.mistakes.first?.hint == "the screen has the classes that lessons need")
  }

  @Test(
    arguments: [
      ("c.scheduleAt(5) { c.advanceTo(10) }; c.start()", "the clock is already being moved"),
      ("c.sleep(-1)", "a virtual clock does not go back"),
    ]
  )
  func aClockIsMovedOneWayOnly(_ script: String, _ message: String) {
    let log = ScriptLog("let c = TestScheduler(initialClock: 0)\n" + script)
    #expect(log.mistakes.map(\.message) == [message])
  }

  @Test(arguments: [
    ("[5, 2]", "cannot convert value of type '[Int]' to expected argument type 'Int'"),
    ("\"two\"", "cannot convert value of type 'String' to expected argument type 'Int'"),
    ("[]", "cannot convert value of type '[Any]' to expected argument type 'Int'"),
    (
      "-1", "Precondition failed: a number of digits from 0 to 999, or a range of them, is expected"
    ),
    (
      "1000",
      "Precondition failed: a number of digits from 0 to 999, or a range of them, is expected"
    ),
  ])
  func aNumberOfDigitsIsOneOrARange(_ length: String, _ message: String) {
    let log = ScriptLog("print(1.5.formatted(.number.precision(.fractionLength(\(length)))))")
    KnownDifferences.run("digits \(length)") {
      #expect(log.mistakes.map(\.message) == [message])
    }
  }

  @Test(arguments: [
    "Date(timeIntervalSince1970: .nan)", "Date(timeIntervalSinceNow: .nan)", "Date() + .nan",
    "Date() - .nan", "Date().addingTimeInterval(.nan)",
    "Date(timeIntervalSinceReferenceDate: .infinity) - .infinity",
  ])
  func aDateIsANumberOfSecondsFromAnotherOne(_ date: String) {
    let log = ScriptLog("import Foundation\nprint(\(date))")
    #expect(log.mistakes.map(\.message) == ["a date can't be `nan` seconds from another one"])
  }

  @Test(arguments: [
    ("Decimal(Double.infinity)", "`Decimal` can't be made of `inf`"),
    ("[Double.infinity].map(Decimal.init)", "ambiguous use of 'init'"),
    (
      "Decimal(1) < Double.infinity",
      "binary operator '<' cannot be applied to operands of type 'Decimal' and 'Double'"
    ),
    (
      "NSRange(location: 3, length: .max).upperBound",
      "the end of {3, 9223372036854775807} doesn't fit into `Int`"
    ),
    (
      "Range(NSRange(location: 1, length: .max), in: \"abc\")",
      "the end of {1, 9223372036854775807} doesn't fit into `Int`"
    ),
    (
      "Range(NSRange(location: -1, length: 1), in: \"abc\")",
      "{-1, 1} is not a range of this text, whose length is 3"
    ),
    (
      "Range(NSRange(location: 0, length: -5), in: \"abc\")",
      "{0, -5} is not a range of this text, whose length is 3"
    ),
  ])
  func whatStopsFoundationIsAMistake(_ expression: String, _ message: String) {
    let log = ScriptLog("import Foundation\nprint(\(expression))")
    #expect(log.mistakes.map(\.message) == [message])
  }

  @Test func noTimeZoneIsOffByMoreThanEighteenHours() {
    let log = ScriptLog(
      """
      import Foundation
      for hours in [Int.min / 3_600, -19, -18, 18, 19, Int.max / 3_600] {
        print(TimeZone(secondsFromGMT: hours * 3_600) == nil)
      }
      print(TimeZone(secondsFromGMT: .min) == nil, TimeZone(secondsFromGMT: .max) == nil)
      """
    )
    #expect(log.printed == ["true", "true", "false", "false", "true", "true", "true true"])
  }

  @Test func theLastTickIsTheLast() {
    let log = ScriptLog(
      """
      let c = TestScheduler(initialClock: 0)
      c.advanceTo(Int.max)
      _ = Observable.just(1, scheduler: c).subscribe(onNext: { print($0) })
      c.sleep(Int.max)
      c.start()
      """
    )
    #expect(log.printed == ["1"])
  }

  @Test func aClosureOfTheWrongResultIsAMistake() {
    let log = ScriptLog("_ = Observable.of(1).filter { $0 }.subscribe(onError: { print($0) })")
    #expect(log.printed == [])
    #expect(
      log.mistakes.map(\.message) == [
        "integer literal value '1' cannot be used as a boolean; did you mean 'true'?"
      ]
    )
  }

  @Test(arguments: [false, true])
  func anErrorThatNobodyHandlesIsPrintedAndReportedAndTheScriptGoesOn(_ traces: Bool) {
    let log = ScriptLog(
      """
      enum Oops: Error { case some }
      _ = Observable<Int>.error(Oops.some)
        .subscribe(onNext: { print($0) })
      print("goes on")
      """,
      kinds: traces ? .all : .printed
    )
    #expect(log.printed == ["Unhandled error happened: some", "goes on"])
    #expect(log.mistakes.isEmpty)
    #expect(
      log.reported.map(\.message) == [
        "the error `some` reached this subscription, which has no `onError`"
      ]
    )
    #expect(log.reported.first?.span?.line == 4)
  }

  @Test func aMistakeEndsAnEntryOfASessionAndNotTheSession() {
    let lab = Lab()
    defer { lab.finish() }
    func evaluate(_ text: String) -> String {
      var echo = ""
      switch lab.evaluate(SourceFile(name: "entry", text: text), echo: { echo = $0 }) {
      case .finished: return echo
      case .failed(let mistakes): return mistakes.map(\.message).joined()
      case .interrupted: return "interrupted"
      case .limitReached: return "over"
      }
    }
    #expect(evaluate("import RxSwift\nlet kept = 7") == "")
    #expect(evaluate("_ = Observable.of(0).map { 1 / $0 }.subscribe()") == "Division by zero")
    #expect(
      evaluate("let zero = 0; DispatchQueue.global().async { _ = 1 / zero }") == "Division by zero"
    )
    #expect(evaluate("kept") == "Int = 7")
  }
}
