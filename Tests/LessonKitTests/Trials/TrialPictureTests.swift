import LessonKit
import ScriptSource
import Testing

/// What a trial shows, and what it says about mistakes.
struct TrialPictureTests {
  private func text(_ words: String, width: Int = 80) throws -> String {
    let result = try OperatorTrial(TrialRequest(words, after: ":try")).result()
    return (result.lines(ViewOptions(width: width)) + result.mistakes).joined(separator: "\n")
  }

  @Test(arguments: [
    (
      #"debounce(.seconds(3)) on "--a-b--c--|""#,
      """
      time   0s   5s   10s
      source ^-a-b--c--|
      result ^---------c|

      One character of your marbles is one second of virtual time. In Swift:
        source.debounce(.seconds(3), scheduler: MainScheduler.instance)
      """
    ),
    (
      #".map { $0 * 2 }.filter { $0 > 2 } on "-1-(23)|""#,
      """
      time   0s    1s    2s    3s    4s
      source ^-----1-----------(2 3)-|
      result ^-----------------(4 6)-|

      One character of your marbles is one second of virtual time. In Swift:
        source.map { $0 * 2 }.filter { $0 > 2 }
      (a b) are several elements at one time, in their order.
      """
    ),
    (
      #"flatMapLatest on "a--b--|" "-1-2-3|""#,
      """
      time     0s  2s  4s  6s  8s
      first    ^a----b-----|
      second 1 ^-1---!
      second 2       ^-1---2---3-|
      result   ^-1-----1---2---3-|

      One character of your marbles is one second of virtual time. In Swift:
        first.flatMapLatest { _ in second }
      """
    ),
    (
      #"filter { $0 > "1" } on 1-2|"#,
      """
      time   0s  2s
      source ^1--2-|
      result ^---2-|

      One character of your marbles is one second of virtual time. In Swift:
        source.filter { $0 > "1" }
      Digits are strings here: the code needs them.
      """
    ),
    (
      #"do(onNext: { print("saw", $0) }) on "a-#""#,
      """
      time   0s  2s
      source ^a--X
      result ^a--X

      X = error

      One character of your marbles is one second of virtual time. In Swift:
        source.do(onNext: { print("saw", $0) })

      Printed:
      0s saw a
      """
    ),
    (
      #"concat on "-a-" "-x|""#,
      """
      time   0s  2s
      first  ^-a--
      result ^-a--

      One character of your marbles is one second of virtual time. In Swift:
        first.concat(second)
      Nothing has subscribed to `second`.
      """
    ),
  ])
  func picture(_ row: (words: String, text: String)) throws {
    #expect(try text(row.words) == row.text)
  }

  @Test(arguments: [
    ("zip on 1 2", #"Observable.zip(first, second) { "\($0)\($1)" }"#),
    ("zip.map { $0.0 + $0.1 } on 1 2", "Observable.zip(first, second).map { $0.0 + $0.1 }"),
    ("merge() on a b c", "Observable.merge(first, second, third)"),
    ("amb on a b c", "Observable.amb([first, second, third])"),
    ("merge(second, first) on a b", "Observable.merge(second, first)"),
    ("first.concat(second) on a b", "first.concat(second)"),
    ("concat(second) on a b", "first.concat(second)"),
    ("skip on a b", "first.skip(until: second)"),
    ("first() on a", "source.first()"),
    ("toArray on a", "source.toArray()"),
    ("skip(1) on a", "source.skip(1)"),
    (
      "flatMapFirst { x in second.map { _ in x } } on a b",
      "first.flatMapFirst { x in second.map { _ in x } }"
    ),
    (
      "buffer(timeSpan: .seconds(1), count: 2) on a",
      "source.buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)"
    ),
    (
      "take(for: .seconds(1), scheduler: MainScheduler.instance) on a",
      "source.take(for: .seconds(1), scheduler: MainScheduler.instance)"
    ),
    (
      "concatMap { x in second.delay(.seconds(1)).map { _ in x } } on a b",
      "first.concatMap { x in second.delay(.seconds(1), scheduler: MainScheduler.instance).map { _ in x } }"
    ),
  ])
  func `the code is completed`(_ row: (words: String, code: String)) throws {
    let shown = try text(row.words, width: 200)
    #expect(shown.contains("In Swift:\n  \(row.code)"), "\(shown)")
  }

  @Test(arguments: [
    (
      #"map { $0.uppercase() }.take(1) on "a|""#, 14,
      "value of type 'String' has no member 'uppercase'",
      "did you mean `uppercased`?"
    ),
    (
      "debounc(.seconds(3)) on a", 5, "value of type 'Observable<String>' has no member 'debounc'",
      "`debounce`?"
    ),
    ("mergee on a b", 5, "there is no operator `mergee`", "did you mean `merge`?"),
    ("zipp on a b", 5, "there is no operator `zipp`", "did you mean `zip`?"),
    (
      "delay(.seconds(1)).tak(2) on a", 24,
      "value of type 'Observable<String>' has no member 'tak'", "`take`?"
    ),
    ("take(2).map { $0 + second } on a", 24, "cannot find 'second' in scope", ""),
    ("withLatestFrom on a", 5, "`withLatestFrom` combines several sources", "add the marbles"),
    ("map { $0 } on a bc", 21, "the code does not use this source, `second`", ""),
    ("map { $0 } on -a-(b", 22, "this group is not closed", ""),
    ("map { $0 } on \"^\"", 20, "`^` is not an event", ""),
    ("map { $0 } on é|b", 21, "the source has ended before this", ""),
    ("map { $0 } on \"\"", 20, "these marbles are empty", ""),
    ("subscribe() on a", 5, "the result is not an observable", ""),
    ("map { Int($0)! } on x", 11, "Unexpectedly found nil while unwrapping an Optional value", ""),
  ])
  func mistake(_ row: (words: String, column: Int, message: String, hint: String)) throws {
    let said: String
    do { said = try text(row.words) } catch let mistake as Diagnostic {
      said = DiagnosticPrinter().text(of: mistake)
    }
    #expect(said.contains("try:1:\(row.column + 1): error: \(row.message)"), "\(said)")
    #expect(said.contains("\n  1 | :try \(row.words)\n"), "\(said)")
    #expect(said.contains(row.hint), "\(said)")
  }

  @Test(arguments: ["", "map { $0 }", "on \"a|\"", "map { $0 } on", "map { \"a on b\" }"])
  func `what is missing is named`(_ words: String) {
    #expect { _ = try TrialRequest(words, after: ":try") } throws: {
      "\($0)".contains("`:try` needs")
    }
  }

  @Test func `what never ends is stopped`() throws {
    #expect(try text("retry on -#").contains("\nStopped after 60 s."))
    let busy = try text("retry() on #")
    #expect(busy.contains(":try:1:6: error: 10000 events"), "\(busy)")
    #expect(busy.contains("more subscriptions, which are not drawn."), "\(busy)")
  }
}
