public import Foundation

/// Starts a lesson: a folder with a script that runs already and says what to write where.
public enum NewLesson {
  /// Makes a lesson behind those that a folder has.
  ///
  /// - Parameter name: Lower-case words with hyphens between them: `hot-cold`.
  /// - Returns: The script's place.
  /// - Throws: `ScriptFile.Problem` for a name that is none or taken, or a folder that can't be written.
  public static func make(_ name: String, in folder: URL) throws -> URL {
    guard name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw ScriptFile.Problem(
        description:
          "`\(name)` is no name for a lesson: use small letters, digits and hyphens, `hot-cold`"
      )
    }
    let lessons = try LessonCatalog(folder: folder).lessons
    guard !lessons.contains(where: { $0.name == name }) else {
      throw ScriptFile.Problem(description: "there is a lesson `\(name)` already")
    }
    let order = ((lessons.map(\.order).max() ?? 0) / 10 + 1) * 10
    let place = folder.appendingPathComponent("\(order)-\(name)")
    let script = place.appendingPathComponent("\(name).swift")
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text(name).utf8).write(to: script, options: .withoutOverwriting)
    } catch {
      throw ScriptFile.Problem(description: "`\(script.path)` can't be written")
    }
    return script
  }

  private static func text(_ name: String) -> String {
    let title = name.split(separator: "-").joined(separator: " ")
    return """
      /*:
       # \(title.prefix(1).uppercased() + title.dropFirst())

       What is it about? Two or three sentences, one idea.
       - Limit: 10 s
       */
      import Foundation
      import RxSwift

      //: ## The first step
      //: - Predict: What is printed, and when?
      let numbers = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
      let subscription = numbers.subscribe(onNext: { print("got \\($0)") })

      /*:
       - Question: What would a second subscriber get?
       - Hint: Subscribe once more and run it again.
       - Experiment: Change `take(3)` to `take(1)`.
       */

      """
  }
}
