import Testing
import rxcoverage

struct KnownOutcomesTests {
  private static let list = """
    # A title

    | outcome | program | reason |
    |---|---|---|
    | wrong | a/b/c | prints 1 |
    | missed | a/b/refused/d | message, with a \\| in it |

    """

  private func finding(_ name: String, _ outcome: Outcome) -> Finding {
    Finding(program: CoverageProgram(name: name, text: ""), outcome: outcome)
  }

  private func changes(_ findings: [Finding], areAllPrograms: Bool = true) throws -> [String] {
    try KnownOutcomes(text: Self.list).changes(in: findings, areAllPrograms: areAllPrograms)
  }

  @Test func outcomesAsListedAreNoChange() throws {
    let findings = [
      finding("a/b/c", .wrong), finding("a/b/refused/d", .missed), finding("a/b/e", .same),
      finding("a/b/refused/f", .caught),
    ]
    #expect(try changes(findings) == [])
  }

  @Test func anUnlistedProgramMustDoAsTheCompilerDoes() throws {
    let findings = [
      finding("a/b/c", .wrong), finding("a/b/refused/d", .missed), finding("a/b/e", .refused),
      finding("a/b/refused/f", .elsewhere),
    ]
    #expect(
      try changes(findings) == [
        "a/b/e is refused, it isn't in known.md (worse)",
        "a/b/refused/f is elsewhere, it isn't in known.md (worse)",
      ]
    )
  }

  @Test(arguments: [Outcome.refused, .same])
  func anOutcomeBetterThanListedIsAChange(_ outcome: Outcome) throws {
    let findings = [finding("a/b/c", outcome), finding("a/b/refused/d", .missed)]
    #expect(
      try changes(findings) == ["a/b/c is \(outcome.rawValue), known.md says wrong (better)"]
    )
  }

  @Test func anOutcomeWorseThanListedIsAChange() throws {
    let known = try KnownOutcomes(text: Self.list.replacing("| wrong |", with: "| refused |"))
    #expect(
      known.changes(in: [finding("a/b/c", .wrong)], areAllPrograms: false)
        == ["a/b/c is wrong, known.md says refused (worse)"]
    )
  }

  @Test func aListedProgramMustExist() throws {
    let findings = [finding("a/b/c", .wrong)]
    #expect(
      try changes(findings) == ["a/b/refused/d is in known.md, and there is no such program"]
    )
    #expect(try changes(findings, areAllPrograms: false) == [])
  }

  @Test func aRecordingKeepsReasonsAndDropsWhatIsWell() throws {
    let known = try KnownOutcomes(text: Self.list)
    let recording = known.recording([
      finding("a/b/c", .same), finding("a/b/refused/d", .missed),
      Finding(
        program: CoverageProgram(name: "a/b/e", text: ""),
        outcome: .refused,
        reason: "no `x` here"
      ),
    ])
    let entries = try KnownOutcomes(text: recording.text).entries
    #expect(entries.map(\.name) == ["a/b/e", "a/b/refused/d"])
    #expect(entries.map(\.reason) == ["no `x` here", "message, with a \\| in it"])
  }

  @Test func aRowWithoutAnUnexpectedOutcomeIsUnreadable() {
    #expect(throws: KnownOutcomes.UnreadableRow.self) {
      try KnownOutcomes(text: "| same | a/b/c | no reason |\n")
    }
    #expect(throws: KnownOutcomes.UnreadableRow.self) {
      try KnownOutcomes(text: "| wrong | a/b/c |\n")
    }
  }

  @Test func aProgramNotesItsLinesOrItsMistakes() {
    let text = "print(1)  // expect: 1\nlet a = b  // error: cannot find 'b' in scope\n"
    #expect(CoverageProgram(name: "x/y/z", text: text).expectation == .accepted(lines: ["1"]))
    #expect(
      CoverageProgram(name: "x/y/refused/z", text: text).expectation
        == .refused(mistakes: [.init(line: 2, message: "cannot find 'b' in scope")])
    )
  }
}
