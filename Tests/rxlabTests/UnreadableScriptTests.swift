import Testing

/// What can't be read as a script is said in one sentence.
@Suite struct UnreadableScriptTests {
  struct Content: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let sentence: String

    var testDescription: String { name }
  }

  @Test(arguments: [
    Content(name: "empty", bytes: [], sentence: "my.swift:1: the script is empty"),
    Content(name: "blank", bytes: Array(" \n\n".utf8), sentence: "my.swift:1: the script is empty"),
    Content(
      name: "not UTF-8",
      bytes: Array("print(1)\nprint(\"".utf8) + [0xFF] + Array("\")\n".utf8),
      sentence: "my.swift:2: this line is not UTF-8 text"
    ),
  ])
  func content(_ row: Content) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run("run", try folder.write(row.bytes, to: "my.swift"))
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: \(row.sentence)"))
    #expect(outcome.output.isEmpty)
  }

  @Test func `a folder`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run("run", folder.path)
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: `\(folder.path)` is a folder; name a script in it\n")
  }

  @Test func `a missing file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/my.swift"
    let outcome = try Program.run("run", path)
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: there is no file `\(path)`\n")
  }

  @Test func `empty standard input`() throws {
    let outcome = try Program.run("run", "-")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: standard input:1: the script is empty\n")
  }
}
