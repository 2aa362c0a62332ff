import ArgumentParser
import FileAccess
import Foundation
import LessonKit
import ScriptSource
import Synchronization

/// Finds the scripts that a command runs.
enum Scripts {
  /// The script that an argument names: a file if it looks like one, else a lesson.
  ///
  /// The name of an exercise stands for the learner's copy, if there is one.
  static func find(_ word: String) throws -> SourceFile {
    let (file, lesson) = try script(word)
    return try lesson.map(program) ?? file
  }

  /// The script that an argument names, and its lesson if the argument names a lesson.
  static func script(_ word: String) throws -> (file: SourceFile, lesson: Lesson?) {
    if word == "-" || ScriptFile.isPath(word) || isFile(word) {
      return (try reading { try ScriptFile.read(word) }, nil)
    }
    let lesson = try lesson(word)
    return (lesson.file, lesson)
  }

  /// The script of a lesson, or the learner's copy of an exercise if there is one.
  private static func program(of lesson: Lesson) throws -> SourceFile {
    guard let exercise = lesson.exercise, let copies = LearnerCopies(), copies.has(exercise) else {
      return lesson.file
    }
    return try reading { try copies.read(exercise) }
  }

  /// The scripts that an argument names: several for a playground with pages.
  ///
  /// - Parameter support: Paths of files with what the scripts leave out.
  static func pages(_ word: String, with support: [String] = []) throws -> [RunnableScript] {
    let path = word.count > 1 && word.hasSuffix("/") ? String(word.dropLast()) : word
    let files = try reading { try support.map { try ScriptFile.read($0) } }
    guard Playground.isPlayground(path) else {
      return [RunnableScript(try find(word), support: files)]
    }
    return try reading { try Playground(at: path).pages }.map {
      RunnableScript($0.file, support: files + $0.support, siblings: $0.siblings)
    }
  }

  /// The lesson of this name.
  static func lesson(_ name: String) throws -> Lesson {
    let catalog = try reading { try LessonCatalog.builtIn(for: name) }
    if let problem = catalog.problem(of: name) {
      throw Message.failure("\(problem)")
    }
    warn(catalog)
    if let lesson = catalog[name] { return lesson }
    let reason = catalog.unknown(name)
    let file = reason.file.map { "did you mean the file `\($0)`?" }
    let own = LessonCatalog(folder: URL(fileURLWithPath: NewCommand.folder))[name]
      .map { _ in "`--lessons \(NewCommand.folder)` finds it" }
    throw Message.failure(
      reason.text(own ?? file ?? "`rxlab list` shows the lessons", isCertain: own != nil),
      .validationFailure
    )
  }

  /// The lessons of the project and of the person's own folder.
  ///
  /// - Parameter warns: Whether lessons that cannot be read are named, once in a process.
  static func catalog(warns: Bool = true) throws -> LessonCatalog {
    let catalog = try reading { try LessonCatalog.builtIn() }
    if warns { warn(catalog) }
    return catalog
  }

  private static let hasWarned = Mutex(false)

  private static func warn(_ catalog: LessonCatalog) {
    let isFirst = hasWarned.withLock { hasWarned in
      defer { hasWarned = true }
      return !hasWarned
    }
    guard isFirst else { return }
    for lesson in catalog.unreadable {
      Message.note("skipping the lesson `\(lesson.name)`: \(lesson.problem)")
    }
  }

  /// The lessons for a prompt, which also works without them; prints why there are none.
  static func catalogIfAny() -> LessonCatalog? {
    do {
      let catalog = try LessonCatalog.builtIn()
      warn(catalog)
      return catalog
    } catch {
      Message.note("there are no lessons: \(error)")
      return nil
    }
  }

  private static func reading<Result>(_ read: () throws -> Result) throws -> Result {
    do { return try read() } catch let problem as ScriptFile.Problem {
      throw Message.failure("\(problem)")
    }
  }

  /// Whether a word names a file in the current folder, not a folder, which may have a lesson's name.
  ///
  /// A playground is a folder, too.
  static func isFile(_ word: String) -> Bool {
    FileManager.default.fileExists(atPath: word)
      && (!Folder.exists(at: word) || Playground.isPlayground(word))
  }
}
