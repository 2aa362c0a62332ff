import LabShell
import LessonKit
import Testing

/// What a lesson shows and records when its last step has run.
extension LessonCommandTests {
  @Test(arguments: [
    [":goto 2", ":predict 1"], [":goto 2", ":run"], ["", "", "", "", ""], [":goto end", ":look"],
  ])
  func `prose below all code is shown when the last step has run`(_ typed: [String]) throws {
    let script = """
      //: # Tiny
      print("one")
      //: ## Two
      //: Guess.
      //: - Predict (number of `two`): How many?
      print("two")
      /*:
       So there was one.
       - Question: Why?
       */
      """
    let seen = try session([":open tiny"] + typed, script: script).lines
    #expect(seen.count { $0 == "So there was one." } == 1)
    let closing = try #require(seen.firstIndex(of: "So there was one."))
    let last = try #require(seen.lastIndex { $0.hasSuffix("`two`") || $0 == "two" })
    #expect(seen[..<closing].contains("Guess.") && closing > last, "\(seen)")
  }

  @Test(arguments: [
    ([":goto end"], "▶ 3/3"), ([":goto 9s"], "▶ 3/3"), ([":run"], "✓"),
    ([":goto 3", ":goto end"], "✓"),
    ([":goto 3", "", "", "", ""], "✓"),
  ])
  func `a jump over unread pages does not do the lesson`(_ row: (typed: [String], mark: String))
    throws
  {
    let seen = try session([":open tiny"] + row.typed + [":lessons"]).lines
    #expect(seen.contains("\(row.mark) tiny  Tiny"), "\(seen)")
  }
}
