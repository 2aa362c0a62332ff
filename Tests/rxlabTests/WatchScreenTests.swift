import Foundation
import Glibc
import Testing

/// `rxlab watch` at a terminal, while a file is saved as editors save it.
@Suite struct WatchScreenTests {
  private let folder: TemporaryFolder
  private var file: String { folder.path + "/mine.swift" }
  /// What ends each line, so that a title is not taken for its beginning.
  private let end = "\u{1B}[K"

  init() throws { folder = try TemporaryFolder() }

  private func watch(_ words: String..., rows: UInt16 = 24) throws -> Program {
    let program = Program(
      ["watch", file] + words,
      terminal: [.input, .output, .errors],
      environment: ["HOME": folder.path, "NO_COLOR": "1"],
      rows: rows
    )
    try program.see("\u{1B}[?1049h")
    return program
  }

  private func write(_ text: String) throws {
    _ = try folder.write(Array(text.utf8), to: "mine.swift")
  }

  private func replace(_ text: String) throws {
    _ = try folder.write(Array(text.utf8), to: "new.swift")
    rename(folder.path + "/new.swift", file)
  }

  @Test func `each way to save runs the script, and mistakes keep the last log`() throws {
    let program = try watch()
    try program.see("mine.swift  it does not exist yet; save it, and it runs")
    try write("print(\"one\")\n")
    try program.see("run 1: 1 line")
    try program.see("  2016-05-01 04:17:17.000: one" + end)
    try write("print(\"one\")\nprint(\"two\")\n")
    try program.see("run 2: 1 line added")
    try program.see("+ 2016-05-01 04:17:17.000: two" + end)
    try replace("print(\"two\")\n")
    try program.see("run 3: 1 line removed")
    try program.see("- 2016-05-01 04:17:17.000: one" + end)
    unlink(file)
    try write("print(\"three\")\n")
    try program.see("run 4: 1 line added, 1 removed")
    try program.see("+ 2016-05-01 04:17:17.000: three" + end)
    try replace("print(\"three\" + 4)\n")
    try program.see("run 5: it cannot run")
    try program.see("mine.swift:1:")
    try program.see("  1 | print(\"three\" + 4)")
    try program.see("^")
    try program.see("── Log of run 4" + end)
    try program.see("  2016-05-01 04:17:17.000: three" + end)
    unlink(file)
    try program.see("mine.swift  it is missing; save it, and it runs")
    program.input.type("q")
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func `a save stops a run that does not end, and so does Ctrl-C`() throws {
    try write("\(Program.endlessLoop)\n")
    let program = try watch()
    try program.see("run 1: 0 s of virtual time")
    try write("print(1)\n")
    try program.see("run 1: 1 line")
    try replace("\(Program.endlessLoop)\n")
    try program.see("run 2: 0 s of virtual time")
    program.input.type("\u{3}")
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 130)
    #expect(outcome.output.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func `a window of another size is drawn again`() throws {
    try write((1...30).map { "print(\($0))\n" }.joined())
    let program = try watch()
    try program.see("  … 9 lines above" + end)
    program.resize(columns: 60, rows: 10)
    try program.see("  … 23 lines above" + end)
    program.input.type("\u{C}")
    try program.see("  … 23 lines above" + end)
    program.signal(SIGTERM)
    let outcome = try program.waitForEnd()
    #expect(outcome.signal == SIGTERM)
    #expect(outcome.output.contains("\u{1B}[?1049l"))
  }

  @Test func `the limit ends a run`() throws {
    try write(
      "import RxSwift\n_ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe { print($0) }\n"
    )
    let program = try watch("--limit", "2s")
    try program.see("note: stopped after 2 s of virtual time, the limit set by --limit")
    try program.see("next(1)" + end)
    try program.see("subscribe")
    program.input.type("q")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `a pipe gets plain text, a run below the other`() throws {
    let program = Program(["watch", file, "--threads"], environment: ["HOME": folder.path])
    try program.see("── mine.swift  it does not exist yet; save it, and it runs\n")
    try write("print(\"one\")\n")
    try program.see("── mine.swift  run 1: 1 line\n── Log\n  2016-05-01 04:17:17.000 [main]: one\n")
    try replace("print(\"two\")\n")
    try program.see("── mine.swift  run 2: 1 line added, 1 removed\n── Log\n- 2016-05-01")
    try program.see("+ 2016-05-01 04:17:17.000 [main]: two\n")
    program.signal(SIGINT)
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 130)
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func `what cannot be watched`() throws {
    for (word, message) in [
      ("-", "standard input cannot be saved"),
      ("My.playground", "has no `Contents.swift` and no pages"),
      (folder.path, "is a folder"), ("hot-cld", "did you mean"),
    ] {
      let outcome = try Program.run("watch", word)
      #expect([2, 64].contains(outcome.code), "\(word)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }
}
