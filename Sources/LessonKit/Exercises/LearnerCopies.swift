package import FileAccess
import Foundation
package import ScriptSource

/// The folder with the learner's copies of exercises, which they edit: `NAME.swift`.
package struct LearnerCopies: Sendable {
  /// The folder.
  package let folder: String

  package init(in folder: String) { self.folder = folder }

  /// The folder `exercises` in the user's data folder; `nil` if there is no such folder.
  package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = DataFolder.path(environment: environment) else { return nil }
    self.folder = folder + "/exercises"
  }

  /// The path of the copy of an exercise, which may not be there yet.
  package func path(of exercise: Exercise) -> String {
    "\(folder)/\(exercise.lesson.name).swift"
  }

  /// Whether there is a copy of an exercise.
  package func has(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: path(of: exercise))
  }

  /// The learner's copy.
  ///
  /// - Throws: `ScriptFile.Problem` if it cannot be read.
  package func read(_ exercise: Exercise) throws -> SourceFile {
    try ScriptFile.read(path(of: exercise), kind: .regular)
  }

  /// Creates the copy from the program as given; one that is there stays as it is.
  package func create(_ exercise: Exercise) throws(FileProblem) {
    guard !has(exercise) else { return }
    WholeFile.makePrivateFolder(folder)
    do {
      try WholeFile.create(exercise.given.text, at: path(of: exercise))
    } catch {
      // Another session may have created it meanwhile.
      if error.reason != .exists { throw error }
    }
  }

  /// Replaces the text of the copy.
  package func write(_ text: String, to exercise: Exercise) throws(FileProblem) {
    WholeFile.makePrivateFolder(folder)
    try WholeFile.write(text, to: path(of: exercise))
  }

  /// Puts the program as given back.
  ///
  /// - Returns: The path at which the earlier copy is kept, `NAME.swift~`; nil if there was none.
  package func putBack(_ exercise: Exercise) throws(FileProblem) -> String? {
    let path = path(of: exercise)
    let earlier = path + "~"
    let hasEarlier = has(exercise)
    if hasEarlier, rename(path, earlier) != 0 {
      throw FileProblem(earlier, .write, .system(errno))
    }
    try create(exercise)
    return hasEarlier ? earlier : nil
  }
}
