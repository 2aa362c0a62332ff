import Foundation
import Testing

/// `rxlab export`.
@Suite struct ExportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files() throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func `one lesson goes to standard output, to a file, or into a folder`() throws {
    let page = try Program.run("export", "hot-cold", "--html")
    #expect(page.code == 0 && page.errors.isEmpty)
    #expect(page.output.hasPrefix("<!DOCTYPE html>\n") && page.output.hasSuffix("</html>\n"))
    let file = try Program.run("export", "hot-cold", "--html", "-o", folder.path + "/page.html")
    #expect(file.code == 0 && file.output.isEmpty)
    #expect(try content("page.html") == page.output)
    let inside = try Program.run("export", "hot-cold", "--html", "--output", folder.path)
    #expect(inside.code == 0)
    #expect(try content("hot-cold.html") == page.output)
    #expect(try files() == ["page.html", "hot-cold.html"])
  }

  @Test func `all lessons go to a folder with an index`() throws {
    let outcome = try Program.run("export", "--html", "--output", folder.path + "/a/site")
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    let names = try Program.run("list", "--names").lines
    let expected = names.map { "a/site/\($0).html" } + ["a/site/index.html", "a/site", "a"]
    #expect(try files() == Set(expected))
    for name in names {
      #expect(try content("a/site/index.html").contains("<a href=\"\(name).html\">"))
    }
  }

  @Test func `a script of one's own, and several`() throws {
    let script = try folder.write(Data("print(\"mine\")\n".utf8), to: "mine.swift")
    let page = try Program.run("export", script, "--html")
    #expect(page.output.contains("<title>mine · rxlab</title>"))
    let site = folder.path + "/site/"
    #expect(try Program.run("export", script, "hot-cold", "--html", "-o", site).code == 0)
    #expect(
      try files() == [
        "mine.swift", "site", "site/index.html", "site/mine.html", "site/hot-cold.html",
      ]
    )
  }

  @Test(arguments: [
    (["export", "hot-cold"], "needs the format: `--html`"),
    (["export", "--html"], "Several lessons need a folder: `--output site`."),
    (["export", "hot-cold", "share-replay", "--html"], "Several lessons need a folder"),
    (["export", "hot-cld", "--html"], "there is no lesson `hot-cld`; did you mean `hot-cold`?"),
    (["export", "Lessons", "--html"], "`Lessons` has several lessons"),
  ])
  func `wrong usage`(arguments: [String], advice: String) throws {
    let outcome = try Program(arguments).waitForEnd()
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(advice), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func `nothing is written if a script has mistakes`() throws {
    let wrong = try folder.write(Data("let x: Int = \"a\"\n".utf8), to: "wrong.swift")
    let trap = try folder.write(Data("fatalError(\"no\")\n".utf8), to: "trap.swift")
    let site = folder.path + "/site"
    let outcome = try Program.run("export", "hot-cold", wrong, trap, "--html", "-o", site)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("wrong.swift:1:14: error: "))
    #expect(outcome.errors.contains("trap.swift:1:1: "))
    #expect(try files() == ["wrong.swift", "trap.swift"])
    let one = try Program.run("export", wrong, "--html")
    #expect(one.code == 2 && one.output.isEmpty)
  }

  @Test func `a run that is too long is refused`() throws {
    let script = try folder.write(Data("for n in 1...6000 { print(n) }\n".utf8), to: "long.swift")
    let outcome = try Program.run("export", script, "--html")
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        error: the run of `long` has 6000 lines and 6000 events; a page holds 2000 lines and 20000 events. A shorter `- Limit:` in \
        the script helps

        """
    )
  }

  @Test func `two lessons with one name, and an unreadable one`() throws {
    let first = try folder.write(Data("print(1)\n".utf8), to: "a/same.swift")
    let second = try folder.write(Data("print(2)\n".utf8), to: "b/same.swift")
    let twice = try Program.run("export", first, second, "--html", "-o", folder.path + "/site")
    #expect(twice.code == 2)
    #expect(twice.errors.contains("two of the lessons are named `same`"))
    try folder.write(Data([0xFF, 0xFE]), to: "own/10-broken/broken.swift")
    let broken = try Program.run("export", folder.path + "/own", "--html", "-o", folder.path + "/s")
    #expect(broken.code == 2)
    #expect(broken.errors.contains("broken.swift:1: this line is not UTF-8 text"))
    #expect(try !files().contains("site") && !files().contains("s"))
  }

  @Test func `a place that cannot be written`() throws {
    let file = try folder.write(Data("a file\n".utf8), to: "taken")
    let site = try Program.run("export", "--html", "--output", file)
    #expect(site.code == 2)
    #expect(site.errors.hasPrefix("error: `\(file)` cannot be written: "), "\(site.errors)")
    #expect(try content("taken") == "a file\n")
    let below = try Program.run("export", "hot-cold", "--html", "-o", file + "/page.html")
    #expect(below.code == 2)
    #expect(below.errors.contains("cannot be written: Not a directory"), "\(below.errors)")
    let nowhere = folder.path + "/none/page.html"
    let outcome = try Program.run("export", "hot-cold", "--html", "-o", nowhere)
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: `\(nowhere)` cannot be written: No such file or directory\n")
    #expect(try files() == ["taken"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk`() throws {
    let outcome = try Program.run(
      "-c",
      "\(Program.built) export hot-cold --html > /dev/full",
      executable: "/bin/sh"
    )
    #expect(outcome.code == EX_IOERR)
    #expect(outcome.errors == "error: the page could not be written: No space left on device\n")
  }
}
