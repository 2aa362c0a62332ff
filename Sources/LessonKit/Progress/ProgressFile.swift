package import FileAccess
package import Foundation

/// A learner's progress on disk.
///
/// Whatever is wrong with it never stops a lesson: the program then knows less about the learner.
package struct ProgressFile: Sendable {
  package let url: URL

  /// The largest file that is read.
  private static let largest = 16 << 20

  package init(at url: URL) { self.url = url }

  /// The file in the user's state folder, `$XDG_STATE_HOME` or else `~/.local/state`.
  ///
  /// - Returns: `nil` if neither that nor `HOME` holds an absolute path.
  package init?(environment: [String: String]) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      url = URL(fileURLWithPath: state + "/rxlab/progress.json")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      url = URL(fileURLWithPath: home + "/.local/state/rxlab/progress.json")
    } else {
      return nil
    }
  }

  /// What the file holds; an empty course if it cannot be read.
  package func load() -> CourseProgress { (try? stored()) ?? CourseProgress() }

  /// What the file holds.
  ///
  /// Content that is no progress counts as none.
  private func stored() throws(FileProblem) -> CourseProgress {
    do {
      let bytes = try FileContents.read(url.path, limit: Self.largest, kind: .regular)
      let progress = try? JSONDecoder().decode(CourseProgress.self, from: Data(bytes))
      return progress ?? CourseProgress()
    } catch FileProblem(url.path, .read, .system(ENOENT)) {
      return CourseProgress()
    }
  }

  /// Changes what the file holds at that moment, since other sessions write to it too.
  ///
  /// The new content takes the old one's place as a whole or not at all.
  ///
  /// - Returns: The progress after the change, and why it could not be kept.
  @discardableResult
  package func update(
    _ change: (inout CourseProgress) -> Void
  ) -> (progress: CourseProgress, problem: FileProblem?) {
    // Most steps change nothing, and need neither the lock nor its folder.
    var progress = load()
    let old = progress
    change(&progress)
    guard progress != old else { return (progress, nil) }
    WholeFile.makePrivateFolder(url.deletingLastPathComponent().path)
    do {
      try FileLock.holding(url.path) { () throws(FileProblem) in
        progress = try stored()
        change(&progress)
        try WholeFile.write(Self.text(of: progress), to: url.path, mode: 0o600)
      }
      return (progress, nil)
    } catch {
      return (progress, error)
    }
  }

  private static func text(of progress: CourseProgress) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(progress) else {
      preconditionFailure("names, numbers and truth values can be written as JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
