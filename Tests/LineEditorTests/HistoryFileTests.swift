import FileAccess
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
    #expect(try file.load().entries == [])
    try file.add("func f() {\n}")
    try file.add("f()")
    #expect(try file.load().entries == ["func f() {\n}", "f()"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func isReplacedAsAWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write("> old\n", to: "history")
    let before = try FileHandle(forReadingFrom: URL(filePath: folder.path + "/history"))
    try HistoryFile(path: folder.path + "/history").add("new")
    #expect(try before.readToEnd() == Data("> old\n".utf8))
    #expect(try folder.read("history") == "> old\n> new\n")
    #expect(try folder.names() == [".history.lock", "history"])
  }

  @Test func twoSessionsKeepEachOthersEntries() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history"
    try HistoryFile(path: path).add("one")
    try HistoryFile(path: path).add("two")
    #expect(try folder.read("history") == "> one\n> two\n")
  }

  @Test func `sessions that end at the same time keep all entries`() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history")
    DispatchQueue.concurrentPerform(iterations: 50) { number in
      do { try file.add("entry \(number)") } catch { Issue.record(error) }
    }
    #expect(Set(try file.load().entries) == Set((0..<50).map { "entry \($0)" }))
  }

  @Test func `what is no file is neither read nor replaced`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history"
    #expect(mkfifo(path, 0o600) == 0)
    let expected = FileProblem(path, .read, .isNoFile)
    #expect(throws: expected) { try HistoryFile(path: path).load() }
    #expect(throws: expected) { try HistoryFile(path: path).add("a") }
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
    #expect(throws: FileProblem(link, .read, .isNoFile)) { try HistoryFile(path: link).add("a") }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/zero")
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/history",
      withDestinationPath: folder.path + "/real"
    )
    try HistoryFile(path: folder.path + "/history").add("a")
    #expect(try folder.read("real") == "> a\n")
  }

  @Test func whatCannotBeReadOrWrittenSaysWhy() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let beneathAFile = HistoryFile(path: folder.path + "/file/history")
    #expect(throws: FileProblem(beneathAFile.path, .read, .system(ENOTDIR))) {
      try beneathAFile.add("a")
    }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder",
      withIntermediateDirectories: false
    )
    let aFolder = HistoryFile(path: folder.path + "/folder")
    #expect(throws: FileProblem(aFolder.path, .read, .isFolder)) { try aFolder.add("a") }
    #expect(try folder.names() == [".folder.lock", "file", "folder"])
  }

  @Test func keepsTheLimit() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history", limit: 2)
    for entry in ["a", "b", "c"] { try file.add(entry) }
    #expect(try folder.read("history") == "> b\n> c\n")
  }
}
