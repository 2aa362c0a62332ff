import FileAccess
package import Foundation
import SwiftScript

/// The lessons in a folder, `NN-name/name.swift`, in the order of their numbers.
package struct LessonCatalog: Sendable {
  /// The lessons in order.
  package let lessons: [Lesson]
  /// The lessons whose scripts cannot be read.
  package let unreadable: [Unreadable]

  /// A lesson whose script cannot be read.
  package struct Unreadable: Sendable {
    /// The name that commands take.
    package let name: String
    let order: Int
    /// Why it cannot be read, in a sentence.
    package let problem: ScriptFile.Problem
  }

  /// Reads the lessons in a folder.
  package init(folder: URL) {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    var lessons: [Lesson] = []
    var unreadable: [Unreadable] = []
    for entry in entries.sorted() {
      let parts = entry.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let order = Int(parts[0]) else { continue }
      let script = folder.appendingPathComponent(entry)
        .appendingPathComponent("\(parts[1]).swift")
      guard manager.fileExists(atPath: script.path) else { continue }
      do {
        lessons.append(try Lesson(at: script, order: order))
      } catch let problem as ScriptFile.Problem {
        unreadable.append(
          Unreadable(name: String(parts[1]), order: order, problem: problem)
        )
      } catch {
        preconditionFailure("reading a lesson throws only `ScriptFile.Problem`: \(error)")
      }
    }
    lessons.sort { ($0.order, $0.name) < ($1.order, $1.name) }
    self.init(lessons, unreadable)
  }

  /// A sentence for each lesson folder, `NN-name`, whose script is missing or cannot be read.
  package static func findings(in folder: URL) -> [String] {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.sorted().compactMap { entry in
      let parts = entry.split(separator: "-", maxSplits: 1)
      var isFolder: ObjCBool = false
      let lesson = folder.appendingPathComponent(entry)
      guard parts.count == 2, Int(parts[0]) != nil,
        manager.fileExists(atPath: lesson.path, isDirectory: &isFolder), isFolder.boolValue
      else { return nil }
      let script = lesson.appendingPathComponent("\(parts[1]).swift")
      guard manager.fileExists(atPath: script.path) else {
        return "\(entry) ✗ its script `\(parts[1]).swift` is missing"
      }
      do {
        _ = try ScriptFile.read(script.path, kind: .regular)
        return nil
      } catch {
        return "\(entry) ✗ \(error)"
      }
    }
  }

  /// Creates a catalog from lessons.
  package init(_ lessons: [Lesson], _ unreadable: [Unreadable] = []) {
    (self.lessons, self.unreadable) = (lessons, unreadable)
  }

  var isEmpty: Bool { lessons.isEmpty && unreadable.isEmpty }

  /// The project's lessons, and after them those in the user's own folder, which the variable `RXLAB_LESSONS` names.
  ///
  /// The user's own lesson replaces the project's lesson with the same name.
  ///
  /// - Throws: `ScriptFile.Problem` if there are no lessons, or none in the user's own folder.
  package static func builtIn(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> LessonCatalog {
    let project = ProjectFolder.find(["Lessons", "share/rxlab/Lessons"]) { folder in
      let catalog = LessonCatalog(folder: folder)
      return catalog.isEmpty ? nil : catalog
    }
    guard let own = environment["RXLAB_LESSONS"], !own.isEmpty else {
      if let project { return project }
      throw ScriptFile.Problem(description: "there is no folder `Lessons` near the program")
    }
    let added = LessonCatalog(folder: URL(fileURLWithPath: own))
    if added.isEmpty {
      throw noLesson(in: own, "; `rxlab new NAME` creates one")
    }
    let names = Set(added.lessons.map(\.name))
    return LessonCatalog(
      (project?.lessons ?? []).filter { !names.contains($0.name) } + added.lessons,
      (project?.unreadable ?? []) + added.unreadable
    )
  }

  static func noLesson(in folder: String, _ advice: String = "") -> ScriptFile.Problem {
    ScriptFile.Problem(description: "there is no lesson in `\(folder)`" + advice)
  }

  /// The lesson with this name.
  package subscript(name: String) -> Lesson? { lessons.first { $0.name == name } }

  /// Why the lesson with this name cannot be read, if it cannot.
  package func problem(of name: String) -> ScriptFile.Problem? {
    unreadable.first { $0.name == name }?.problem
  }

  /// The error for a name that no lesson has.
  package func unknown(_ name: String) -> UnknownLesson {
    UnknownLesson(name, among: lessons.map(\.name))
  }
}
