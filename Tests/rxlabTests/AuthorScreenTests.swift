import Foundation
import Testing

/// What authors and testers of lessons type at a terminal, with the exit codes that their shell tells them.
@Suite struct AuthorScreenTests {
  private let folder: TemporaryFolder
  private let lessons: String

  init() throws {
    folder = try TemporaryFolder()
    lessons = folder.path + "/lessons"
  }

  /// The screen of a shell in which this has been typed.
  private func screen(_ commands: String, environment: [String: String] = [:]) throws -> String {
    let build = URL(fileURLWithPath: Program.built).deletingLastPathComponent().path
    let own = [
      "PATH": build + ":/usr/bin:/bin", "HOME": folder.path, "NO_COLOR": "1",
      "RXLAB_NO_PAGER": "1",
    ]
    return try Program(
      ["-c", commands],
      terminal: [.input, .output, .errors],
      environment: own.merging(environment) { $1 },
      executable: "/bin/sh"
    ).waitForEnd().output
  }

  private func write(_ script: String, _ name: String) throws {
    try folder.write(Array(script.utf8), to: "lessons/\(name)/\(name.dropFirst(3)).swift")
  }

  private func count(_ part: String, in screen: String) -> Int {
    screen.components(separatedBy: part).count - 1
  }

  @Test func `lint shows each complaint once, and a lesson that has everything passes`() throws {
    let own = ["RXLAB_LESSONS": lessons]
    let made = try screen("rxlab new my-topic --lessons \(lessons); echo code $?")
    #expect(made.contains("/10-my-topic/my-topic.swift\r\n") && made.contains("code 0"))
    let clean = try screen(
      "rxlab test --record my-topic && sed -i 's/What is it about.*/A timer./' \(lessons)/10-my-topic/my-topic.swift "
        + "&& rxlab lint my-topic; echo code $?",
      environment: own
    )
    #expect(clean.hasSuffix("my-topic ✓\r\ncode 0\r\n"), "\(clean)")
    try write((1...140).map { "print(\($0))\n" }.joined(), "20-bare")
    let bare = try screen("rxlab lint bare; echo code $?", environment: own)
    for part in [
      "there is no title: begin with", "there is no prose before the code",
      "it asks the learner nothing: add", "it has 140 lines of code", "its log has 140 lines",
      "there is no recorded log: ",
    ] {
      #expect(count(part, in: bare) == 1, "\(part): \(bare)")
    }
    #expect(count("bare ✗", in: bare) == 6 && bare.hasSuffix("code 1\r\n"), "\(bare)")
    let words = "//: # Title\n//: Words.\n//: - Question: Why?\n"
    try write(words + "let x: Int = \"a\"\n", "30-wrong")
    let wrong = try screen("rxlab lint wrong; echo code $?", environment: own)
    #expect(count("wrong ✗", in: wrong) == 1 && count("error:", in: wrong) == 1, "\(wrong)")
    #expect(wrong.contains("wrong.swift:4:14: error:") && wrong.hasSuffix("code 1\r\n"), "\(wrong)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["PATH"]?.contains("swift") ?? false))
  func `lint shows what the compiler refuses`() throws {
    try write(
      """
      //: # Lax
      //: Prose.
      //: - Question: Does it compile?
      struct Ticket: ~Copyable {}
      let x: Any = Ticket()

      """,
      "10-lax"
    )
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let refused = try screen(
      "\(Program.built) test --record lax; \(Program.built) lint lax; echo code $?",
      environment: ["RXLAB_LESSONS": lessons, "PATH": path]
    )
    #expect(
      count("lax ✗ it does not compile with `swiftc`: lax.swift:5:14: error:", in: refused) == 1
    )
    #expect(refused.hasSuffix("code 1\r\n"), "\(refused)")
  }

  @Test func `lessons of one's own are listed, by the option and by the variable`() throws {
    try write("//: # Of my own\n//: Words.\nprint(1)\n", "10-own")
    let option = try screen("rxlab list --lessons \(lessons)")
    let variable = try screen("rxlab list", environment: ["RXLAB_LESSONS": lessons])
    for list in [option, variable] {
      #expect(list.contains("hot-cold") && list.hasSuffix("Of my own\r\n"), "\(list)")
    }
    #expect(try !screen("rxlab list").contains("Of my own"))
    let step = try Program.session(["step", "own", "--lessons", lessons], state: folder)
    try step.drive([(":lessons", ["Hot and cold", "Of my own"]), ("", ["▶ 3"])])
    #expect(try step.leave().code == 0)
  }

  @Test func `test and diff show where two logs part, and the shell sees it`() throws {
    let script = """
      import RxSwift
      let numbers = Observable.of(1, 2, 3, 2)
      _ = numbers.take(3).subscribe(onNext: { print("First \\($0)") })
      _ = numbers.subscribe(onNext: { print("Second \\($0)") })

      """
    try write("//: # Numbers\n" + script, "10-numbers")
    let own = ["RXLAB_LESSONS": lessons]
    let recorded = try screen(
      "rxlab test --record numbers; rxlab test numbers; echo code $?",
      environment: own
    )
    #expect(recorded.hasSuffix("numbers: recorded 7 lines\r\nnumbers ✓\r\ncode 0\r\n"))
    try write(
      "//: # Numbers\n" + script.replacing("3, 2", with: "3, 1"),
      "10-numbers"
    )
    let date = "2016-05-01 04:17:17.000: "
    let tested = try screen("rxlab test numbers; echo code $?", environment: own)
    let parted = "numbers ✗ line 7: expected `\(date)Second 2`, got `\(date)Second 1`\r\n"
    #expect(tested.hasPrefix(parted), "\(tested)")
    #expect(tested.hasSuffix("Second 1\r\ncode 1\r\n"), "\(tested)")
    try write("print(nothing)\n", "10-numbers")
    let mistaken = try screen("rxlab test numbers; echo code $?", environment: own)
    #expect(mistaken.contains("cannot find 'nothing'"), "\(mistaken)")
    #expect(mistaken.hasSuffix("code 2\r\n"), "\(mistaken)")

    let log = "First 1\nSecond 1\nFirst 2\nSecond 2\nFirst 3\nSecond 3\n"
    let one = try folder.write(Array((log + "Second 2\n").utf8), to: "one.log")
    let other = try folder.write(Array((log + "Second 1\n").utf8), to: "other.log")
    let same = try screen("rxlab diff \(one) \(one); echo code $?")
    #expect(same == "code 0\r\n")
    let differ = try screen("rxlab diff \(one) \(other); echo code $?")
    #expect(differ.hasPrefix("line 7: expected `Second 2`, got `Second 1`\r\n"), "\(differ)")
    #expect(differ.hasSuffix("  - Second 2\r\n  + Second 1\r\ncode 1\r\n"), "\(differ)")
    let none = try screen("rxlab diff \(one) none.log; echo code $?")
    #expect(none.contains("error: ") && none.hasSuffix("code 2\r\n"), "\(none)")
  }
}
