import Foundation

/// The project's folders, found from where this file is.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The programs whose path contains one of the texts, or all without any.
  static func programs(named wanted: [String]) -> [Program] {
    func files(in folder: String) -> [URL] {
      swiftFiles(in: folder).filter { file in
        wanted.isEmpty || wanted.contains { Program.name(of: file).contains($0) }
      }
    }
    return files(in: "Lessons").compactMap(Program.init(lesson:))
      + files(in: "Tests/LabBindingsTests/Scripts").compactMap(Program.init(script:))
      + files(in: "Tests/SwiftScriptTests/Scripts").compactMap(Program.init(script:))
  }

  static func swiftFiles(in folder: String) -> [URL] {
    let folder = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
