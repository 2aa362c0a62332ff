import Foundation
import Testing

@testable import FileAccess

struct WholeFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/rxlab-\(UUID())"

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body()
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  @Test func `a link is followed, also to a file that is not there yet`() throws {
    try inFolder { () throws in
      try FileManager.default.createDirectory(
        atPath: folder + "/deep",
        withIntermediateDirectories: true
      )
      for (link, target) in [("one", "deep/file"), ("two", folder + "/one")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/" + link,
          withDestinationPath: target
        )
      }
      try WholeFile.write("a", to: folder + "/two")
      try WholeFile.write("b", to: folder + "/one")
      #expect(try text("deep/file") == "b")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/one") == "deep/file"
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/deep") == ["file"])
    }
  }

  @Test func `links in a circle are an error`() throws {
    try inFolder { () throws in
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link")
      #expect(throws: FileProblem(link, .write, .system(ELOOP))) {
        try WholeFile.write("a", to: link)
      }
    }
  }

  @Test func `permissions stay, and new files have the ones asked for`() throws {
    try inFolder { () throws in
      let path = folder + "/file"
      func permissions() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      }
      try WholeFile.write("a", to: path, mode: 0o600)
      #expect(try permissions() == 0o600)
      chmod(path, 0o640)
      try WholeFile.write("b", to: path, mode: 0o600)
      #expect(try permissions() == 0o640)
      #expect(try text("file") == "b")
    }
  }

  @Test func `devices, pipes and folders are not replaced`() throws {
    try inFolder { () throws in
      let pipe = folder + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      for (path, reason) in [
        ("/dev/null", FileProblem.Reason.isNoFile), (pipe, .isNoFile), (folder, .isFolder),
      ] {
        #expect(throws: FileProblem(path, .write, reason)) { try WholeFile.write("a", to: path) }
      }
      #expect(try names == ["pipe"])
    }
  }

  @Test func `what a killed process left is removed, what another one writes is not`() throws {
    try inFolder { () throws in
      let left = folder + "/.file.rxlab-left"
      let busy = folder + "/.file.rxlab-busy"
      for path in [left, busy, folder + "/.other.rxlab-left"] {
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
      }
      let descriptor = open(busy, O_RDONLY)
      #expect(flock(descriptor, LOCK_EX) == 0)
      defer { close(descriptor) }
      try WholeFile.write("a", to: folder + "/file")
      #expect(try names == [".file.rxlab-busy", ".other.rxlab-left", "file"])
    }
  }

  @Test func `a temporary file that another process takes for an abandoned one is not used`() throws
  {
    try inFolder { () throws in
      var lock: CInt = -1
      var made: [String] = []
      let temporary = try #require(
        WholeFile.makeTemporary(folder + "/.file.rxlab-", 0o600) { path in
          made.append(path)
          switch made.count {
          case 1:
            // It is about to be removed.
            lock = open(path, O_RDONLY)
            #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
          case 2: unlink(path)
          default: break
          }
        }
      )
      close(temporary.descriptor)
      close(lock)
      #expect(made.count == 3)
      #expect(temporary.path == made.last)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root may change an owner"))
  func `a file that is replaced keeps its owner`() throws {
    try inFolder { () throws in
      let path = folder + "/file"
      try WholeFile.write("a", to: path)
      #expect(chown(path, 12_345, 23_456) == 0)
      #expect(chmod(path, 0o6640) == 0)
      try WholeFile.write("b", to: path)
      var facts = stat()
      #expect(stat(path, &facts) == 0)
      #expect((facts.st_uid, facts.st_gid) == (12_345, 23_456))
      #expect(facts.st_mode & 0o7777 == 0o6640)
    }
  }

  @Test func `a new file takes no other's place`() throws {
    try inFolder { () throws in
      let path = folder + "/file"
      try WholeFile.create("a", at: path)
      #expect(throws: FileProblem(path, .write, .exists)) { try WholeFile.create("b", at: path) }
      #expect(try text("file") == "a")
      #expect(try names == ["file"])
    }
  }

  @Test func `writers at the same time leave one of their texts whole`() throws {
    try inFolder { () throws in
      let path = folder + "/file"
      let texts = (0..<16).map { String(repeating: "\($0) ", count: 10_000) }
      DispatchQueue.concurrentPerform(iterations: 16) { number in
        do { try WholeFile.write(texts[number], to: path) } catch { Issue.record(error) }
      }
      #expect(texts.contains(try text("file")))
      #expect(try names == ["file"])
    }
  }
}
