import Testing

/// `rxlab try`.
@Suite struct TryCommandTests {
  @Test func `marbles that begin like an option`() throws {
    let outcome = try Program.run("try", "debounce(.seconds(3))", "on", "--a-b--c--|")
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(
      outcome.output.hasPrefix("time   0s   5s   10s\nsource ^-a-b--c--|\nresult ^---------c|\n")
    )
    for words in [["on"], ["--"], []] {
      let two = Program(["try", "zip"] + words + ["-a|", "-1|"])
      two.input.close()
      #expect(try two.waitForEnd().output.contains("\nresult ^--a1-|\n"))
    }
  }

  @Test func `a mistake has exit code 2, and missing marbles have 64`() throws {
    let mistake = try Program.run("try", "skp(1)", "on", "-a|")
    #expect(mistake.code == 2 && mistake.output == "")
    #expect(
      mistake.errors.contains(
        """
        try:1:5: error: value of type 'Observable<String>' has no member 'skp'
          1 | try skp(1) on "-a|"
            |     ^~~ did you mean `skip`?
        """
      )
    )
    let marbles = try Program.run("try", "skip(1)", "on", "-a(|")
    #expect(marbles.code == 2)
    #expect(
      marbles.errors.contains("try:1:19: error: this group is not closed"),
      "\(marbles.errors)"
    )
    for words in [["skip(1)"], ["skip(1)", "on"], []] {
      let usage = Program(["try"] + words)
      usage.input.close()
      #expect(try usage.waitForEnd().code == 64)
    }
  }

  @Test func `a trap comes after the picture`() throws {
    let trap = try Program.run("try", "map { Int($0)! }", "on", "1-x|")
    #expect(trap.code == 2 && trap.output.contains("result ^1"))
    #expect(trap.errors.contains("found nil while unwrapping"))
  }
}
