import FileAccess
import Foundation
import Testing

struct FileContentsTests {
  @Test(arguments: [
    ("/dev/zero", FileContents.Kind.any, "`/dev/zero` is larger than 1 MiB"),
    ("/dev/zero", .regular, "`/dev/zero` is a device or a pipe, not a file"),
    ("/", .any, "`/` is a folder"),
    ("/no/such", .any, "there is no file `/no/such`"),
    ("/dev/null/file", .any, "`/dev/null/file` cannot be read: Not a directory"),
  ])
  func problems(path: String, kind: FileContents.Kind, sentence: String) {
    do {
      _ = try FileContents.read(path, limit: 1 << 20, kind: kind)
      Issue.record("`\(path)` was read")
    } catch {
      #expect(error.description == sentence)
    }
  }

  @Test func `a pipe without a writer is not waited for where a file is needed`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/rxlab-\(UUID())"
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: FileProblem(path, .read, .isNoFile)) {
      try FileContents.read(path, limit: 1, kind: .regular)
    }
  }

  @Test func `a file of exactly the limit is read`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/rxlab-\(UUID())"
    try Data(repeating: 7, count: 100_000).write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    #expect(try FileContents.read(path, limit: 100_000).count == 100_000)
    #expect(throws: FileProblem(path, .read, .isTooLarge(bytes: 99_999))) {
      try FileContents.read(path, limit: 99_999)
    }
  }
}
