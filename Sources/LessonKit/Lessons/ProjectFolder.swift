import Foundation

/// Finds folders of the project, or of the installed program.
enum ProjectFolder {
  /// Calls `read` with possible folders until it returns a result.
  ///
  /// The folders are those with one of the names beside the program or in a folder above it, then those in the current folder
  /// or in a folder above it.
  static func find<Result>(_ names: [String], _ read: (URL) -> Result?) -> Result? {
    var starts = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      starts.insert(URL(fileURLWithPath: path).deletingLastPathComponent(), at: 0)
    }
    for start in starts {
      var folder = start
      while folder.path != "/" {
        for name in names {
          if let result = read(folder.appendingPathComponent(name)) { return result }
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}
