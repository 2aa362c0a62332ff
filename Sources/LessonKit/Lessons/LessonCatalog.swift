import FileAccess
package import Foundation
import ScriptSource

/// The lessons in a folder, `NN-name/name.swift`, and in its chapters, `NN-chapter/NN-name/name.swift`, in the order of their numbers.
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

  /// Reads the lessons in a folder, and in the chapters in it.
  ///
  /// - Parameter name: The only lesson to be read, if one is enough.
  package init(folder: URL, only name: String? = nil) {
    func isWanted(_ other: String) -> Bool { name.map { $0 == other } ?? true }
    var lessons: [Lesson] = []
    var unreadable: [Unreadable] = []
    func add(_ folder: NumberedFolder, of chapter: Chapter?) {
      guard isWanted(folder.name), folder.hasScript else { return }
      do {
        lessons.append(try Lesson(in: folder, chapter: chapter))
      } catch let problem as ScriptFile.Problem {
        unreadable.append(Unreadable(name: folder.name, order: folder.number, problem: problem))
      } catch {
        preconditionFailure("reading a lesson throws only `ScriptFile.Problem`: \(error)")
      }
    }
    for entry in NumberedFolder.all(in: folder.path) {
      if entry.isChapter {
        let lessons = NumberedFolder.all(in: entry.path, where: isWanted)
        guard !lessons.isEmpty else { continue }
        let chapter = Chapter(entry)
        for lesson in lessons { add(lesson, of: chapter) }
      } else {
        add(entry, of: nil)
      }
    }
    self.init(lessons, unreadable)
  }

  /// A sentence for each chapter without a summary, and each lesson folder whose script is missing or cannot be read.
  package static func findings(in folder: URL) -> [String] {
    NumberedFolder.all(in: folder.path).flatMap { entry in
      guard entry.isChapter else { return finding(in: entry).map { [$0] } ?? [] }
      return Chapter(entry).findings.map { "\(entry.entry) ✗ \($0)" }
        + NumberedFolder.all(in: entry.path).compactMap(finding)
    }
  }

  private static func finding(in folder: NumberedFolder) -> String? {
    let entry = folder.entry
    guard folder.hasScript else {
      return "\(entry) ✗ its script `\(folder.name).swift` is missing"
    }
    do {
      _ = try ScriptFile.read(folder.scriptPath, kind: .regular)
      return nil
    } catch {
      return "\(entry) ✗ \(error)"
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
  /// - Parameter name: The lesson that is looked for, if it is one: where the project has it, its other lessons are not read.
  /// - Throws: `ScriptFile.Problem` if there are no lessons, or none in the user's own folder.
  package static func builtIn(
    for name: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> LessonCatalog {
    let project = ProjectFolder.find(["Lessons", "share/rxlab/Lessons"]) { folder in
      if let name {
        let found = LessonCatalog(folder: folder, only: name)
        if !found.isEmpty { return found }
      }
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
    return (project ?? LessonCatalog([])).adding(added)
  }

  /// These lessons and those of another catalog, each of which replaces the lesson of its name, even one that cannot be read.
  package func adding(_ other: LessonCatalog) -> LessonCatalog {
    let names = Set(other.lessons.map(\.name) + other.unreadable.map(\.name))
    return LessonCatalog(
      lessons.filter { !names.contains($0.name) } + other.lessons,
      unreadable.filter { !names.contains($0.name) } + other.unreadable
    )
  }

  static func noLesson(in folder: String, _ advice: String = "") -> ScriptFile.Problem {
    ScriptFile.Problem(description: "there is no lesson in `\(folder)`" + advice)
  }

  /// The lessons in order, grouped by chapter.
  package var chapters: [(chapter: Chapter?, lessons: [Lesson])] {
    var groups: [(chapter: Chapter?, lessons: [Lesson])] = []
    for lesson in lessons {
      if let last = groups.last, last.chapter == lesson.chapter {
        groups[groups.count - 1].lessons.append(lesson)
      } else {
        groups.append((lesson.chapter, [lesson]))
      }
    }
    return groups
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
