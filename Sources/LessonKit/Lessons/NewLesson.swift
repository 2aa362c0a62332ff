import FileAccess
package import Foundation

/// Creates a lesson: a folder with a script that runs and shows where to write what.
package enum NewLesson {
  /// Creates a lesson after those in a folder.
  ///
  /// - Parameter name: Lower-case words with hyphens between them: `hot-cold`.
  /// - Returns: The script's file.
  /// - Throws: `ScriptFile.Problem` if the name is invalid or taken, or the folder cannot be written.
  package static func make(_ name: String, in folder: URL) throws -> URL {
    guard name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw ScriptFile.Problem(
        description:
          "`\(name)` is not a name for a lesson: use small letters, digits and hyphens, as in `hot-cold`"
      )
    }
    let catalog = LessonCatalog(folder: folder)
    let lessons =
      catalog.lessons.map { ($0.name, $0.order) }
      + catalog.unreadable.map { ($0.name, $0.order) }
    guard !lessons.contains(where: { $0.0 == name }) else {
      throw ScriptFile.Problem(description: "there is a lesson `\(name)` already")
    }
    let last = lessons.map(\.1).max() ?? 0
    // A number that is nearly too large for an `Int` has none after it.
    let order = last < Int.max / 2 ? (last / 10 + 1) * 10 : last
    let place = folder.appendingPathComponent("\(order)-\(name)")
    let script = place.appendingPathComponent("\(name).swift")
    let manager = FileManager.default
    let isNew = !manager.fileExists(atPath: place.path)
    do {
      // Why it cannot be made, the script cannot be written either.
      try? manager.createDirectory(at: place, withIntermediateDirectories: true)
      try WholeFile.create(text(name), at: script.path)
    } catch {
      if isNew { rmdir(place.path) }
      throw ScriptFile.Problem(description: "\(error)")
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
