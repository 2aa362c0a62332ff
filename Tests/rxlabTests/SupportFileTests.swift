import Foundation
import Testing

/// Files with what a listing leaves out.
@Suite struct SupportFileTests {
  private let folder: TemporaryFolder
  private let listing: String
  private let support: String

  init() throws {
    folder = try TemporaryFolder()
    listing = folder.path + "/listing.swift"
    support = folder.path + "/names.swift"
    try write("Wireframe.shared.open(\"page\")\nprint([3, 4].total)", to: listing)
    try write(
      """
      import Foundation
      final class Wireframe {
        static let shared = Wireframe()
        func open(_ name: String) { print("open", name) }
      }
      struct NotUsed {}
      extension Array where Element == Int { var total: Int { reduce(0, +) } }
      """,
      to: support
    )
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func run(_ words: String...) throws -> Outcome {
    try Program(["run", listing, "--format", "plain"] + words).waitForEnd()
  }

  @Test func `a listing runs with a file of the names that it leaves out, and the run says which`()
    throws
  {
    let outcome = try run("--with", support)
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["open page", "7"])
    #expect(outcome.errors == "rxlab: names.swift supplies `Wireframe`, `total`\n")
  }

  @Test func `several files, which need each other`() throws {
    let other = folder.path + "/other.swift"
    try write("let unused = Wireframe.shared\nfunc show() { print(\"other\") }", to: other)
    try write("show()\nWireframe.shared.open(\"it\")", to: listing)
    let outcome = try run("--with", other, "--with", support)
    #expect(outcome.lines == ["other", "open it"])
    #expect(outcome.errors.contains("rxlab: other.swift supplies `show`\n"))
    #expect(outcome.errors.contains("rxlab: names.swift supplies `Wireframe`\n"))
  }

  @Test func `a mistake in such a file has its place`() throws {
    try write("let a = missing", to: support)
    let outcome = try run("--with", support)
    #expect(outcome.code == 2)
    #expect(outcome.lines.isEmpty)
    #expect(outcome.errors.contains("names.swift:1:9: error: cannot find 'missing' in scope"))
  }

  @Test func `a file that is not there`() throws {
    let outcome = try run("--with", folder.path + "/none.swift")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("none.swift"))
  }
}
