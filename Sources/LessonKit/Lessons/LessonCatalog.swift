public import Foundation
import SwiftScript

/// The lessons of a folder: `NN-name/name.swift`, in order of their numbers.
public struct LessonCatalog: Sendable {
  /// The lessons in order.
  public let lessons: [Lesson]

  /// Reads the lessons in a folder.
  ///
  /// - Throws: `ScriptFile.Problem` for a lesson that can't be read.
  public init(folder: URL) throws {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    lessons = try entries.sorted().compactMap { entry in
      let parts = entry.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let order = Int(parts[0]) else { return nil }
      let script = folder.appendingPathComponent(entry)
        .appendingPathComponent("\(parts[1]).swift")
      guard manager.fileExists(atPath: script.path) else { return nil }
      return try Lesson(at: script, order: order)
    }.sorted { ($0.order, $0.name) < ($1.order, $1.name) }
  }

  /// The project's lessons, found from where the program is: beside it, or in a folder above it.
  ///
  /// - Throws: `ScriptFile.Problem` if there is no folder of lessons.
  public static func builtIn(executable: String = CommandLine.arguments[0]) throws -> LessonCatalog
  {
    var starts = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      starts.insert(URL(fileURLWithPath: path).deletingLastPathComponent(), at: 0)
    }
    for start in starts {
      var folder = start
      while folder.path != "/" {
        for candidate in ["Lessons", "share/rxlab/Lessons"] {
          let lessons = folder.appendingPathComponent(candidate)
          if let catalog = try? LessonCatalog(folder: lessons), !catalog.lessons.isEmpty {
            return catalog
          }
        }
        folder.deleteLastPathComponent()
      }
    }
    throw ScriptFile.Problem(description: "there is no folder `Lessons` near the program")
  }

  /// The lesson of this name.
  public subscript(name: String) -> Lesson? { lessons.first { $0.name == name } }

  /// The lesson's name that a mistyped one most likely means.
  public func suggestion(for name: String) -> String? {
    nearest(to: name, in: lessons.map(\.name))
  }
}
