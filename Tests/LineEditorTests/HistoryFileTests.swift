import Foundation
import LineEditor
import Testing

struct HistoryFileTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/rxlab/history"),
    (["HOME": "/h"], "/h/.local/state/rxlab/history"),
    (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/rxlab/history"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/rxlab/history"),
    ([:], nil),
  ])
  func place(_ row: (environment: [String: String], path: String?)) {
    #expect(HistoryFile(environment: row.environment)?.path == row.path)
  }

  @Test func makesItsFolderAndIsPrivate() throws {
    let folder = try TemporaryFolder()
    let file = try #require(HistoryFile(environment: ["HOME": folder.path]))
    #expect(file.load().entries == [])
    file.add("func f() {\n}")
    file.add("f()")
    #expect(file.load().entries == ["func f() {\n}", "f()"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func isReplacedAsAWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write("> old\n", to: "history")
    let before = try FileHandle(forReadingFrom: URL(filePath: folder.path + "/history"))
    HistoryFile(path: folder.path + "/history").add("new")
    #expect(try before.readToEnd() == Data("> old\n".utf8))
    #expect(try folder.read("history") == "> old\n> new\n")
    #expect(try folder.names() == ["history"])
  }

  @Test func twoSessionsKeepEachOthersEntries() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history"
    HistoryFile(path: path).add("one")
    HistoryFile(path: path).add("two")
    #expect(try folder.read("history") == "> one\n> two\n")
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/history",
      withDestinationPath: folder.path + "/real"
    )
    HistoryFile(path: folder.path + "/history").add("a")
    #expect(try folder.read("real") == "> a\n")
  }

  @Test func whatCannotBeReadOrWrittenIsNoError() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let beneathAFile = HistoryFile(path: folder.path + "/file/history")
    beneathAFile.add("a")
    #expect(beneathAFile.load().entries == [])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder",
      withIntermediateDirectories: false
    )
    let aFolder = HistoryFile(path: folder.path + "/folder")
    aFolder.add("a")
    #expect(aFolder.load().entries == [])
    #expect(try folder.names() == ["file", "folder"])
  }

  @Test func keepsTheLimit() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history", limit: 2)
    for entry in ["a", "b", "c"] { file.add(entry) }
    #expect(try folder.read("history") == "> b\n> c\n")
  }
}
