import Foundation

/// The project's folders, found from where this file is.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func programs() -> [Program] {
    swiftFiles(in: "Lessons").compactMap(Program.init(lesson:))
      + swiftFiles(in: "Tests/LabBindingsTests/Scripts").compactMap(Program.init(script:))
      + swiftFiles(in: "Tests/SwiftScriptTests/Scripts").compactMap(Program.init(script:))
  }

  static func swiftFiles(in folder: String) -> [URL] {
    let folder = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
