import Testing

/// `:explore`, over a script with a race.
extension LessonCommandTests {
  private static let race = """
    //: # Race
    DispatchQueue.global().async { print("A") }
    DispatchQueue.global().async { print("B") }
    """

  @Test func `explore shows each log, and how to start the script with its schedule`() throws {
    let seen = try answers([":open tiny", ":explore"], script: Self.race)
    let first = try #require(seen.firstIndex { $0.hasPrefix("tiny: 2 logs") })
    #expect(
      seen[first...].prefix(3) == [
        "tiny: 2 logs, all 3 schedules tried", "log 1 (2 schedules): :explore usual",
        "log 2 (1 schedule): :explore 2:1",
      ]
    )
  }

  @Test func `a schedule starts the script again, and stays until another is chosen`() throws {
    let printed = { (typed: [String]) in
      try self.answers([":open tiny"] + typed + [":run", ":log"], script: Self.race)
        .suffix(2).map { String($0.suffix(1)) }
    }
    #expect(try printed([]) == ["A", "B"])
    #expect(try printed([":explore 2:1"]) == ["B", "A"])
    #expect(try printed([":run", ":explore 2:1", ":run", ":reset"]) == ["B", "A"])
    #expect(try printed([":explore 2:1", ":explore usual"]) == ["A", "B"])
    #expect(try printed([":explore 2:1", ":open tiny"]) == ["A", "B"])
  }

  @Test func `stepping back replays the schedule`() throws {
    let seen = try answers(
      [":open tiny", ":explore 2:1", ":run", ":back", ":run", ":log"],
      script: Self.race
    )
    #expect(seen.suffix(2).map { String($0.suffix(1)) } == ["B", "A"])
  }

  @Test func `a bound says that not all schedules were tried`() throws {
    let seen = try answers([":open tiny", ":explore 1"], script: Self.race)
    #expect(seen.contains("tiny: 1 log in 1 schedule; not all were tried"))
    #expect(seen.contains("The search ended after 1 schedule: `:explore 10` tries more."))
  }

  @Test func `a schedule that does not fit is an error at the end`() throws {
    let seen = try answers([":open tiny", ":explore 99:1", ":run"], script: Self.race)
    #expect(
      seen.contains("! error: the schedule does not fit at `99:1`: the run has 2 choices")
    )
  }

  @Test func `explore explains what it takes`() throws {
    let seen = try answers([":open tiny", ":explore twice"], script: Self.race)
    #expect(
      seen.last
        == "! error: `:explore` takes a number of runs, or a schedule such as `3:1`, and not `twice`"
    )
    #expect(try answers([":explore"]).last?.hasPrefix("! ") ?? false)
  }
}
