import FileAccess
import Foundation
import Testing

struct FolderTests {
  @Test func `all that is in a folder is named, whatever it is called`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/rxlab-\(UUID())"
    let names = [".hidden", "10-one", "ü 日", String(repeating: "n", count: 255)]
    for name in names {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)",
        withIntermediateDirectories: true
      )
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(Folder.entries(at: folder).sorted() == names.sorted())
    #expect(names.allSatisfy { Folder.exists(at: "\(folder)/\($0)") })
  }

  @Test(arguments: ["/no/such", "/dev/null"])
  func nothingIsInWhatIsNoFolder(path: String) {
    #expect(Folder.entries(at: path) == [])
    #expect(!Folder.exists(at: path))
  }
}
