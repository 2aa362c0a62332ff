import FileAccess
package import Foundation
package import ScriptSource

/// A lesson whose program you complete until it prints the goal.
///
/// Its folder has the program as given, `name.swift`, the author's solutions, `name.solution.swift`, `name.solution-2.swift` and
/// so on, and the goal, `name.log`. The first solution makes a lesson an exercise.
package struct Exercise: Sendable {
  /// The lesson: the program as given, with its prose and its hints.
  package let lesson: Lesson
  /// What you are asked to do: `- Task: …`.
  package let task: String?
  /// The hints, from gentle to nearly the code.
  package let hints: [String]
  /// The files of the author's solutions, in the order of their numbers.
  package let solutionFiles: [URL]

  /// The program as given, without the hints, which are shown one by one.
  package let given: SourceFile

  /// Reads the exercise of a lesson; nil if the lesson has no solution.
  package init?(_ lesson: Lesson) {
    solutionFiles = Self.solutionFiles(of: lesson)
    guard !solutionFiles.isEmpty else { return nil }
    self.lesson = lesson
    given = SourceFile(name: lesson.file.name, text: Markup.withoutHints(lesson.file.text))
    let steps = lesson.steps
    task = steps.flatMap(\.tasks).first
    hints = steps.flatMap(\.hints)
  }

  /// The lines that the program must print.
  ///
  /// - Throws: `ScriptFile.Problem` if they are not recorded or cannot be read.
  package func goal() throws -> [String] {
    if let lines = try lesson.recordedLines() { return lines }
    throw ScriptFile.Problem(
      description: "the exercise `\(lesson.name)` has no goal: `rxlab test --record` writes it"
    )
  }

  /// The author's solutions.
  ///
  /// - Throws: `ScriptFile.Problem` if one cannot be read.
  package func solutions() throws -> [Solution] {
    try solutionFiles.map { Solution(try ScriptFile.read($0.path, kind: .regular)) }
  }

  /// The solutions beside a lesson's script, first the one without a number.
  private static func solutionFiles(of lesson: Lesson) -> [URL] {
    let folder = lesson.url.deletingLastPathComponent()
    let first = folder.appendingPathComponent("\(lesson.name).solution.swift")
    guard FileManager.default.fileExists(atPath: first.path) else { return [] }
    let prefix = "\(lesson.name).solution-"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let numbered = names.compactMap { name -> (Int, URL)? in
      guard name.hasPrefix(prefix), name.hasSuffix(".swift"),
        let number = Int(name.dropFirst(prefix.count).dropLast(".swift".count))
      else { return nil }
      return (number, folder.appendingPathComponent(name))
    }
    return [first] + numbered.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Lesson {
  /// The lesson as an exercise; nil if it has no solution.
  package var exercise: Exercise? { Exercise(self) }
}
