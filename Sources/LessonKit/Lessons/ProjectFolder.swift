import Foundation

/// Finds what lies beside the program, in the project or where it is installed.
enum ProjectFolder {
  /// What `read` makes of the first folder that it can read: beside the program, in a folder above it, or above the
  /// folder where the person works.
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
