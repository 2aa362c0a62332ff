import Foundation
import Testing

/// The README's commands work as they are written, and what it shows is what they print.
@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let text: String
  private let folder: TemporaryFolder

  init() throws {
    text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    folder = try TemporaryFolder()
  }

  /// The blocks between fences of this language.
  private func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  private var environment: [String: String] {
    ["HOME": folder.path, "XDG_STATE_HOME": folder.path, "NO_COLOR": "1", "RXLAB_NO_PAGER": "1"]
  }

  @Test func `it is short`() {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }

  @Test func `every make target exists`() throws {
    let makefile = try String(
      contentsOf: Self.root.appendingPathComponent("Makefile"),
      encoding: .utf8
    )
    let targets = text.matches(of: /\bmake ([a-z]+)/).map { String($0.1) }
    #expect(targets.contains("run") && targets.contains("test"))
    for target in targets { #expect(makefile.contains("\n\(target): "), "\(target)") }
  }

  @Test func `every link leads to a file`() {
    for link in text.matches(of: /\]\(([^)]+)\)/).map({ String($0.1) }) {
      let path = Self.root.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  @Test func `every command of the shell`() throws {
    let alias = "alias rxlab=\"$PWD/.build/debug/rxlab\""
    let scripts = blocks("sh").filter { !$0.hasPrefix("make ") }
    #expect(scripts.contains(alias) && scripts.count == 4)
    let script = scripts.joined(separator: "\n")
      .replacing(alias, with: "alias rxlab='\(Program.built)'")
    let path = try folder.write(Data(script.utf8), to: "readme.sh")
    let outcome = try Program.run(
      "-c",
      "cd \(folder.path) && sh \(path)",
      environment: environment,
      executable: "/bin/sh"
    )
    #expect(
      !outcome.errors.contains("error") && !outcome.errors.contains("not found"),
      "\(outcome.errors)"
    )
    for part in [
      "── Hot and cold", "got 10\n", "   2  2016-05-01 04:17:17.000: got 20",
      "its prose is still that of the template",
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  @Test func `every command of the table`() throws {
    let cells = text.split(separator: "\n").filter { $0.hasPrefix("| `:") }
    let commands = cells.flatMap { row in row.matches(of: /`(:[^`]+)`/).map { String($0.1) } }
    #expect(commands.count > 15)
    let outcome = try Program.run(
      "step",
      "hot-cold",
      input: "\n\n\n" + commands.joined(separator: "\n") + "\n",
      environment: environment
    )
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test func `the pictures are what the program draws`() throws {
    let pictures = blocks("text")
    #expect(pictures.count == 3)
    let log = try Program.run("run", "hot-cold").output
    #expect(log.hasPrefix(pictures[0] + "\n"))
    let program = try Program.session(["step", "hot-cold"], state: folder)
    program.resize(columns: 90, rows: 30)
    try program.drive([
      ("", ["▶ 34"]), ("", ["No answer yet"]), ("", ["▶ 35"]), ("", ["▶ 36"]), ("", ["▶ 37"]),
      ("", ["▶ 38"]),
      (":marbles", ["! disposed"]),
    ])
    let screen = program.output.text.replacing(/\u{1B}\[\?2004[hl]/, with: "").replacing(
      "\r\n",
      with: "\n"
    )
    for picture in pictures.dropFirst() { #expect(screen.contains(picture + "\n"), "\(screen)") }
    _ = try program.leave()
  }
}
