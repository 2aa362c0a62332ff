import ScriptChecker
import ScriptLibrary
import ScriptSource
import ScriptTypes
import Testing

/// The sources are those of this test alone, so that no other takes its libraries.
struct IdleLibrariesTests {
  private let sources =
    StandardLibrary.sources.prefix(1) + [
      LibrarySource("First", index: LibraryIndex(["struct First {}"])),
      LibrarySource("Second", imports: ["First"], index: LibraryIndex(["struct Second {}"])),
    ]

  private func take(_ imports: String...) -> Libraries {
    IdleLibraries.take(Array(sources)) { imports }
  }

  /// The libraries of a program, as it leaves them.
  private func checked(_ text: String, _ libraries: Libraries) -> ProgramChecker {
    let checker = ProgramChecker(module: ModuleSymbol(name: "main"), libraries: libraries)
    _ = checker.check(TreeReader.read(text).statements)
    return checker
  }

  @Test func `libraries serve programs with the same imports, one at a time`() {
    let libraries = take("Second")
    _ = checked("import Second", libraries)
    IdleLibraries.keep(libraries, importing: ["Second"])
    #expect(take() !== libraries)
    #expect(take("First", "Second") !== libraries)
    #expect(take("Second") === libraries)
    #expect(take("Second") !== libraries)
  }

  @Test func `libraries with a module that the program does not import are not kept`() {
    let libraries = take()
    _ = checked("import First", libraries)
    IdleLibraries.keep(libraries, importing: [])
    #expect(take() !== libraries)
    #expect(take("First") !== libraries)
  }

  @Test func `a member that is named without self needs no names of older versions`() {
    let older = LibrarySource("older Third", imports: ["Third"], index: LibraryIndex([]))
    let third = LibrarySource("Third", older: older, index: LibraryIndex([]))
    let sources = StandardLibrary.sources.prefix(1) + [third]
    func take() -> Libraries { IdleLibraries.take(Array(sources)) { ["Third"] } }
    let libraries = take()
    let text = "import Third\nstruct A {\n  var x = 1\n  func f() -> Int { x }\n}"
    _ = checked(text, libraries)
    IdleLibraries.keep(libraries, importing: ["Third"])
    #expect(take() === libraries)
  }

  @Test(arguments: [
    ("struct Own {}\nextension Own { var x: Int { 1 } }", false),
    ("extension Int { var x: Int { 1 } }", true),
    ("protocol P {}\nextension Array: P {}", true),
  ])
  func `a program that extends a library's type changes its libraries`(
    _ program: (text: String, changes: Bool)
  ) {
    #expect(checked(program.text, take()).changesLibraries == program.changes)
  }
}
