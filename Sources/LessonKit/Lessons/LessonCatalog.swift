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

  /// The lesson folders, `NN-name`, of a folder that lack their script, each in a sentence.
  public static func findings(in folder: URL) -> [String] {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.sorted().compactMap { entry in
      let parts = entry.split(separator: "-", maxSplits: 1)
      var isFolder: ObjCBool = false
      let place = folder.appendingPathComponent(entry)
      guard parts.count == 2, Int(parts[0]) != nil,
        manager.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue
      else { return nil }
      let script = place.appendingPathComponent("\(parts[1]).swift")
      if manager.fileExists(atPath: script.path) { return nil }
      return "\(entry) ✗ it is no lesson: its script `\(parts[1]).swift` is not there"
    }
  }

  private init(_ lessons: [Lesson]) { self.lessons = lessons }

  /// The project's lessons, found from where the program is, and behind them those of the person's own folder, which
  /// the variable `RXLAB_LESSONS` names.
  ///
  /// A lesson of one's own takes the place of the project's with its name.
  ///
  /// - Throws: `ScriptFile.Problem` if there is no lesson, or none in the folder that is named, or one can't be read.
  public static func builtIn(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> LessonCatalog {
    var unreadable: (any Error)?
    let project = ProjectFolder.find(["Lessons", "share/rxlab/Lessons"]) { folder in
      do {
        let catalog = try LessonCatalog(folder: folder)
        return catalog.lessons.isEmpty ? nil : catalog
      } catch {
        unreadable = unreadable ?? error
        return nil
      }
    }
    guard let own = environment["RXLAB_LESSONS"], !own.isEmpty else {
      if let project { return project }
      throw unreadable
        ?? ScriptFile.Problem(description: "there is no folder `Lessons` near the program")
    }
    let added = try LessonCatalog(folder: URL(fileURLWithPath: own)).lessons
    if added.isEmpty {
      throw ScriptFile.Problem(
        description: "there is no lesson in `\(own)`; `rxlab new NAME` makes the first"
      )
    }
    let names = Set(added.map(\.name))
    return LessonCatalog((project?.lessons ?? []).filter { !names.contains($0.name) } + added)
  }

  /// The lesson of this name.
  public subscript(name: String) -> Lesson? { lessons.first { $0.name == name } }

  /// What may have been meant by a name that no lesson has.
  public func unknown(_ name: String) -> UnknownLesson {
    UnknownLesson(name, among: lessons.map(\.name))
  }
}
