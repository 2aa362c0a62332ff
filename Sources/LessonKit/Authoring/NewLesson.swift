import FileAccess
package import Foundation

/// Creates a lesson: a folder with a script to start from.
package enum NewLesson {
  /// Creates a lesson that comes after those in a folder.
  ///
  /// - Parameters:
  ///   - name: Lower-case words with hyphens between them: `hot-cold`.
  ///   - isExercise: Whether to add two solutions.
  /// - Returns: The script's file.
  /// - Throws: `ScriptFile.Problem` if the name is invalid or taken, or the folder cannot be written.
  package static func make(
    _ name: String,
    in folder: URL,
    isExercise: Bool = false
  ) throws -> URL {
    guard name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw ScriptFile.Problem(
        description:
          "`\(name)` is not a name for a lesson: use lowercase letters, digits and hyphens, as in `hot-cold`"
      )
    }
    let catalog = LessonCatalog(folder: folder)
    let lessons =
      catalog.lessons.map { ($0.name, $0.order) }
      + catalog.unreadable.map { ($0.name, $0.order) }
    guard !lessons.contains(where: { $0.0 == name }) else {
      throw ScriptFile.Problem(description: "there already is a lesson `\(name)`")
    }
    let last = lessons.map(\.1).max() ?? 0
    // There may be no larger number.
    let order = last < Int.max / 2 ? (last / 10 + 1) * 10 : last
    let lesson = folder.appendingPathComponent("\(order)-\(name)")
    let script = lesson.appendingPathComponent("\(name).swift")
    let manager = FileManager.default
    let isNew = !manager.fileExists(atPath: lesson.path)
    do {
      // If this fails, writing the script fails for the same reason.
      try? manager.createDirectory(at: lesson, withIntermediateDirectories: true)
      guard isExercise else {
        try WholeFile.create(text(name), at: script.path)
        return script
      }
      let template = ExerciseTemplate(title: NumberedFolder.title(of: name))
      try WholeFile.create(template.given, at: script.path)
      for (suffix, text) in template.solutions {
        let file = lesson.appendingPathComponent("\(name).\(suffix).swift")
        try WholeFile.create(text, at: file.path)
      }
    } catch {
      if isNew { rmdir(lesson.path) }
      throw ScriptFile.Problem(description: "\(error)")
    }
    return script
  }

  /// The prose of a lesson that its author has not written yet.
  static let placeholder = "What is it about? Two or three sentences, one idea."

  private static func text(_ name: String) -> String {
    let title = NumberedFolder.title(of: name)
    return """
      /*:
       # \(title)

       \(placeholder)
       - Limit: 10 s
       */
      import Foundation
      import RxSwift

      //: ## The first step
      //: - Predict (lines of `First`): What does `first` print, and when?
      //: - Hint: The first number comes after a second.
      let numbers = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
      let first = numbers.subscribe(onNext: { print("First \\($0)") })

      /*:
       - Question: What would a second subscriber get?
       - Answer: Numbers from 0 on: each subscription to `interval` has its own timer and count.
       - Experiment: `:diff take(3) => take(1)` shows what the change does to the log.
       */

      """
  }
}
