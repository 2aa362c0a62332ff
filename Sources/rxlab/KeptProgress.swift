import LessonKit

extension ProgressFile {
  /// The file in which a command records the learner's progress.
  ///
  /// - Returns: `nil` if the user wants none to be kept, or has no folder for it.
  static func toRecordIn(environment: [String: String]) -> ProgressFile? {
    isPrivate(environment) ? nil : ProgressFile(environment: environment)
  }

  /// Whether `RXLAB_PRIVATE` asks to keep no progress and no history.
  static func isPrivate(_ environment: [String: String]) -> Bool {
    !(environment["RXLAB_PRIVATE"] ?? "").isEmpty
  }
}
