import Testing

/// `:solution`, before and after the exercise is solved.
struct SolutionCommandTests {
  let folder: ExerciseFolder

  init() throws { folder = try ExerciseFolder() }

  private static let first = [
    "── even.solution.swift", "   6 │ let numbers = Observable.of(1, 2, 3, 4)",
    "-  7 │ let even = numbers.subscribe(onNext: { print(\"got \\($0)\") })",
    "+    │ let even = numbers.filter { $0.isMultiple(of: 2) }.subscribe(onNext: { print(\"got \\($0)\") })",
    "", "It lets even numbers pass.",
  ]

  @Test func `asks to try first, and shows it when asked again`() {
    let lines = folder.answers([":solution", ":solution"])
    #expect(lines.first?.hasPrefix("Try first:") == true)
    #expect(lines.suffix(Self.first.count) == Self.first[...])
  }

  @Test func `after a check it needs no second asking`() {
    #expect(folder.answers([":check", ":solution"]).suffix(Self.first.count) == Self.first[...])
  }

  @Test func `after the last hint neither`() {
    let lines = folder.answers([":hint", ":hint", ":hint", ":solution"])
    #expect(lines.suffix(Self.first.count) == Self.first[...])
    #expect(folder.answers([":hint", ":solution"]).last?.hasPrefix("Try first:") == true)
  }

  @Test func `after an edit neither, also one of an earlier session`() throws {
    try folder.write(ExerciseFolder.solved(".skip(1)"), to: ExerciseFolder.copy)
    #expect(folder.answers([":solution"]).first == "── even.solution.swift")
  }

  @Test func `after it is solved, other solutions are shown`() throws {
    try folder.write(ExerciseFolder.solved(".filter { $0 % 2 == 0 }"), to: ExerciseFolder.copy)
    let both = folder.answers([":solution"])
    #expect(
      both.filter { $0.hasPrefix("──") } == ["── even.solution.swift", "── even.solution-2.swift"]
    )
    #expect(both.contains("It drops what is nil."))
    let own = ExerciseFolder.solved(".filter{$0.isMultiple(of: 2)}")
    try folder.write(own + "// mine\n", to: ExerciseFolder.copy)
    let other = folder.answers([":solution"])
    #expect(other.filter { $0.hasPrefix("──") } == ["── even.solution-2.swift"])
    #expect(
      other.suffix(1)
        == ["Your program is like the author's, `even.solution.swift`. It lets even numbers pass."]
    )
  }

  @Test func `a program that is quite different gets the whole solution`() throws {
    let other = "for n in [2, 4] { print(\"got\", n, \"!\") }\n"
    try folder.write(other, to: ExerciseFolder.copy)
    let lines = folder.answers([":solution"])
    #expect(
      lines.contains { $0.hasPrefix("   9 │ let numbers") || $0.hasPrefix("  9 │ let numbers") },
      "\(lines)"
    )
    #expect(!lines.contains { $0.hasPrefix("-") || $0.hasPrefix("+") })
  }
}
