package import FileAccess
package import Foundation

/// The file with a learner's progress.
///
/// A problem with the file never stops a lesson; the progress is then empty or not saved.
package struct ProgressFile: Sendable {
  package let url: URL

  /// The size of the largest file that is read, in bytes.
  private static let largest = 16 << 20

  package init(at url: URL) { self.url = url }

  /// The file in the user's state folder; `nil` if there is no such folder.
  package init?(environment: [String: String]) {
    guard let folder = StateFolder.path(environment: environment) else { return nil }
    url = URL(fileURLWithPath: folder + "/progress.json")
  }

  /// The progress in the file; empty if the file cannot be read.
  package func load() -> CourseProgress { (try? stored()) ?? CourseProgress() }

  /// The progress in the file; empty if there is no file, or an empty one.
  private func stored() throws(FileProblem) -> CourseProgress {
    let bytes: [UInt8]
    do {
      bytes = try FileContents.read(url.path, limit: Self.largest, kind: .regular)
    } catch FileProblem(url.path, .read, .system(ENOENT)) {
      return CourseProgress()
    }
    if bytes.isEmpty { return CourseProgress() }
    guard let progress = try? JSONDecoder().decode(CourseProgress.self, from: Data(bytes)) else {
      throw FileProblem(url.path, .read, .isDamaged)
    }
    return progress
  }

  /// Changes the progress in the file, which other sessions may have changed in the meantime.
  ///
  /// The file is replaced completely or not at all. A file that cannot be read stays as it is.
  ///
  /// - Returns: The progress after the change, and the problem if it could not be saved.
  @discardableResult
  package func update(
    _ change: (inout CourseProgress) -> Void
  ) -> (progress: CourseProgress, problem: FileProblem?) {
    // Most moves change nothing, and need no lock.
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

  /// The note about progress that could not be saved.
  package static func note(on problem: FileProblem) -> String {
    "your progress is not saved: \(problem)"
  }

  private static func text(of progress: CourseProgress) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(progress) else {
      preconditionFailure("progress can always be encoded as JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
