import LabShell
import Testing

/// What a person types who does not know yet how commands are written, and what they then read.
extension LessonCommandTests {
  @Test(arguments: [
    ("help", "help"), ("?", "help"), ("close", "close"), ("open tiny", "open"),
    (" lessons ", "lessons"),
  ])
  func `a command without its colon gets advice`(_ row: (typed: String, name: String)) throws {
    let seen = try answers([row.typed])
    #expect(seen.last == "! Commands have a colon before them: `:\(row.name)`")
  }

  @Test func `Swift that fails is no command without its colon`() throws {
    for typed in ["quit now", "n", "nothing", "helped"] {
      #expect(try !answers([typed]).contains { $0.contains("colon") }, "\(typed)")
    }
    #expect(try answers(["let help = 1", "help"]).suffix(1) == ["Int = 1"])
  }

  @Test func `what is long of a view's entries is broken where the window ends`() throws {
    let entry =
      "let long = Observable<Int>.never().map { $0 * 2 }.subscribe(onNext: { print($0) })"
    let seen = try answers([entry, ":state"], width: 40)
    #expect(
      seen.suffix(3).allSatisfy { $0.count <= 40 }
        && seen.contains { $0.hasPrefix("  entry 1: ") }
    )
  }

  @Test func `lines of the log have the numbers that they have in a file`() throws {
    let entry = #"_ = Observable.of("a\nb").debug("x").subscribe()"#
    let seen = try session([entry, ":log", ":why 3", ":why 6"]).lines
    #expect(
      seen.contains("2  0s x -> Event next(a") && seen.contains("3     b)")
    )
    #expect(seen.contains("! error: there is no line 6; the log has lines 1 to 5 (`:log`)"))
  }
}
