import Testing

/// The end of a lesson, and what it asks before that.
extension LessonCommandTests {
  private static let closing = """
    //: # Closing
    //: Words.
    let subject = PublishSubject<Int>()
    //: ## One
    //: - Predict (number of `A`): How many lines begin with `A`?
    _ = subject.subscribe(onNext: { print("A", $0) })
    subject.onNext(1)
    //: ## Looking back
    //: It was sent once.
    print("--- end ---")
    //: - Question: Why?
    """

  @Test func `a last step that only closes the log runs as soon as its page is shown`() throws {
    for typed in [[":goto 2", ":predict 1"], [":goto 2", "", "", ""]] {
      let seen = try answers([":open tiny"] + typed + [":lessons"], script: Self.closing)
      let page = try #require(seen.firstIndex { $0.hasPrefix("── Looking back") }, "\(seen)")
      let end = try #require(seen.firstIndex(of: "line 2 0s main  `--- end ---`"), "\(seen)")
      #expect(page < end && seen[end + 1].hasPrefix("The script has ended."))
      #expect(seen.last == "✓ tiny  Closing")
    }
  }

  @Test func `a last step that has more to do waits for Enter`() throws {
    let script = Self.closing.replacing("print(\"--- end ---\")", with: "subject.onNext(2)")
    let seen = try answers([":open tiny", ":goto 2", ":predict 1"], script: script)
    #expect(seen.last == "▶ 10  subject.onNext(2)", "\(seen)")
  }

  @Test func `timers that are left when the statements have run wait for Enter`() throws {
    let script = """
      //: # Later
      //: Words.
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") }
      """
    let seen = try answers([":open tiny", "", "", ""], script: script)
    let words = "▶ The script's own statements have run. Queues and timers go on: press Enter"
    #expect(seen.filter { $0 == words }.count == 1, "\(seen)")
    #expect(seen.contains("line 1 1s main  `later`"))
  }

  @Test func `a step with two questions is answered as a whole`() throws {
    let script = """
      //: # Two
      //: - Predict (number of `A`): How many lines begin with `A`?
      //: - Predict (yes if `B`): Is `B` printed?
      print("A 1")
      """
    let half = try answers([":open tiny", ":predict 1"], script: script)
    #expect(half.contains("Answer all in one `:predict`, separated by `;`."), "\(half)")
    #expect(half.contains { $0.hasPrefix("The step also asks: Is `B` printed? Nothing has run") })
    #expect(!half.contains { $0.contains("✓") })
    let both = try answers([":open tiny", ":predict 1", ":predict 1; no"], script: script)
    #expect(both.contains("✓ 1 line begins with `A`") && both.contains("✓ no line begins with `B`"))
  }

  @Test(arguments: ["2", "yes"])
  func `a step that asks nothing says so`(_ answer: String) throws {
    let seen = try answers([":open tiny", ":predict \(answer)"])
    #expect(seen.contains { $0.contains("this step asks nothing to predict") }, "\(seen)")
    #expect(!seen.contains { $0.contains("✗") })
  }

  @Test func `a line that is longer than the window is broken between words`() throws {
    let seen = try session([":open tiny", ":goto end", ":skip"], width: 30).lines
    #expect(seen.filter { $0.count > 30 && !$0.contains("> ") } == [])
    #expect(seen.contains("`:marbles`, `:threads`, `:why"), "\(seen)")
  }
}
