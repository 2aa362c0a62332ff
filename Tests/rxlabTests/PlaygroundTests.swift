import Foundation
import Testing

/// `rxlab run` over playgrounds as Xcode keeps them.
@Suite struct PlaygroundTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let root = "Some.playground"
    try folder.write(
      Array(
        """
        <?xml version='1.0' encoding='UTF-8'?>
        <playground version='6.0' target-platform='macos'>
          <pages>
            <page name='Second'/>
            <page name='First'/>
          </pages>
        </playground>
        """.utf8
      ),
      to: "\(root)/contents.xcplayground"
    )
    // The first needs the second, which comes behind it.
    try write(
      "import Foundation\npublic func example(_ name: String, action: () -> Void) { header(name); action() }",
      to: "\(root)/Sources/Example.swift"
    )
    try write(
      """
      public func header(_ name: String) { print("--- \\(name)") }
      #if NOT_IN_PLAYGROUND
      public let isPage = false
      #else
      public let isPage = true
      #endif
      """,
      to: "\(root)/Sources/Header.swift"
    )
    try write(
      "import PlaygroundSupport\nPlaygroundPage.current.needsIndefiniteExecution = true\n"
        + "example(\"first\") { print(isPage, shared) }",
      to: page("First")
    )
    try write(
      "public let shared = \"beside the page\"",
      to: "\(root)/Pages/First.xcplaygroundpage/Sources/Shared.swift"
    )
    try write("example(\"second\") { print(isPage) }", to: page("Second"))
    try write("example(\"third\") { print(isPage) }", to: page("A third"))
  }

  private func page(_ name: String) -> String {
    "Some.playground/Pages/\(name).xcplaygroundpage/Contents.swift"
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write(Array(text.utf8), to: name)
  }

  private func run(_ name: String, _ options: String...) throws -> Outcome {
    try Program(["run", folder.path + "/" + name, "--format", "plain"] + options).waitForEnd()
  }

  @Test(arguments: ["", "\n  \n"])
  func `the empty file that Xcode leaves beside the pages is not run`(_ text: String) throws {
    try write(text, to: "Some.playground/Contents.swift")
    let outcome = try run("Some.playground")
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains("--- first"))
  }

  @Test(arguments: ["Some.playground", "Some.playground/"])
  func `pages in their order, with the sources of each and of all`(_ name: String) throws {
    let outcome = try run(name)
    #expect(outcome.code == 0)
    #expect(
      outcome.lines == [
        "--- second", "true", "--- first", "true beside the page", "--- third", "true",
      ]
    )
    #expect(
      outcome.errors == "rxlab: page Second\nrxlab: page First\nrxlab: page A third\n"
    )
  }

  @Test func `one page`() throws {
    let outcome = try run("Some.playground/Pages/First.xcplaygroundpage")
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["--- first", "true beside the page"])
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a mistake on one page is shown with its place, and the others run`() throws {
    try write("print(1)\nprint(nothing)", to: page("Second"))
    let outcome = try run("Some.playground")
    #expect(outcome.code == 2)
    #expect(outcome.lines.first == "--- first")
    #expect(
      outcome.errors.contains(
        "Second.xcplaygroundpage:2:7: error: cannot find 'nothing' in scope"
      )
    )
  }

  @Test func `a playground without pages`() throws {
    try write("print(helper)", to: "Plain.playground/Contents.swift")
    try write("public let helper = 3", to: "Plain.playground/Sources/Helper.swift")
    let outcome = try run("Plain.playground")
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["3"])
  }

  @Test func `a playground of nothing`() throws {
    try write("", to: "Empty.playground/notes.txt")
    let outcome = try run("Empty.playground")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("has no `Contents.swift` and no pages"))
  }

  @Test func `a page's age shows in its siblings`() throws {
    try write("_ = [1].toObservable()", to: page("Second"))
    try write("import RxSwift\n_ = Observable.of(1).subscribe { print($0) }", to: page("First"))
    let outcome = try run("Some.playground/Pages/First.xcplaygroundpage")
    #expect(outcome.lines == ["Next(1)", "Completed"])
  }

  @Test func `a page is run at each save, with its sources`() throws {
    let page = folder.path + "/Some.playground/Pages/First.xcplaygroundpage"
    let program = Program(["watch", page])
    try program.see("── First.xcplaygroundpage  run 1: 2 lines\n")
    try program.see(": true beside the page\n")
    try write("print(shared)", to: self.page("First"))
    try program.see("run 2: ")
    try program.see(": beside the page\n")
    program.signal(SIGINT)
    #expect(try program.waitForEnd().code == 130)
    let all = try Program(["watch", folder.path + "/Some.playground"]).waitForEnd()
    #expect(all.code == 2 && all.errors.contains("has 3 pages; name one of them"))
  }

  @Test func `pages become web pages, with their sources`() throws {
    let playground = folder.path + "/Some.playground"
    let one = try Program(["export", playground + "/Pages/First.xcplaygroundpage", "--html"])
      .waitForEnd()
    #expect(one.code == 0, "\(one.errors)")
    #expect(one.output.contains("true beside the page"))
    let site = folder.path + "/site"
    let all = try Program(["export", playground, "--html", "--output", site]).waitForEnd()
    #expect(all.code == 0, "\(all.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: site).sorted()
    #expect(files == ["A third.html", "First.html", "Second.html", "index.html"])
  }

  @Test func `a page that finishes its execution`() throws {
    try write(
      """
      import PlaygroundSupport
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        print("done")
        PlaygroundPage.current.finishExecution()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("not printed") }
      """,
      to: page("First")
    )
    let outcome = try run("Some.playground/Pages/First.xcplaygroundpage")
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["done"])
    #expect(outcome.errors.isEmpty)
  }

  @Test func `modules of which there is nothing`() throws {
    try write("import MapKit\nimport RxCocoa\nprint(1)", to: page("First"))
    let fine = try run("Some.playground/Pages/First.xcplaygroundpage")
    #expect(fine.code == 0)
    #expect(fine.lines == ["1"])
    try write("import MapKit\nlet map = MKMapView()", to: page("First"))
    let missing = try run("Some.playground/Pages/First.xcplaygroundpage")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("2:11: error: cannot find 'MKMapView' in scope"))
    try write("import MapKit\nlet picture = Picture()", to: page("First"))
    let unknown = try run("Some.playground/Pages/First.xcplaygroundpage")
    #expect(unknown.errors.contains("cannot find 'Picture' in scope"))
    #expect(
      unknown.errors.contains(
        "First.xcplaygroundpage:1:8: error: there is nothing of `MapKit` here"
      )
    )
  }
}
