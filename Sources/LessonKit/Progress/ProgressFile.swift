public import Foundation

/// A learner's progress on disk.
///
/// Whatever goes wrong with it is no error: the program then knows less of the learner.
public struct ProgressFile: Sendable {
  public let url: URL

  public init(at url: URL) { self.url = url }

  /// The file in the user's state folder, `$XDG_STATE_HOME` or else `~/.local/state`.
  ///
  /// - Returns: Nothing when neither that nor `HOME` holds an absolute path.
  public init?(environment: [String: String]) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      url = URL(fileURLWithPath: state + "/rxlab/progress.json")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      url = URL(fileURLWithPath: home + "/.local/state/rxlab/progress.json")
    } else {
      return nil
    }
  }

  /// What the file holds; nothing done if it can't be read.
  public func load() -> CourseProgress {
    guard let data = try? Data(contentsOf: url) else { return CourseProgress() }
    return (try? JSONDecoder().decode(CourseProgress.self, from: data)) ?? CourseProgress()
  }

  /// Changes what the file holds by now, since another session may have written to it.
  ///
  /// The new content takes the old one's place as a whole or not at all.
  @discardableResult
  public func update(_ change: (inout CourseProgress) -> Void) -> CourseProgress {
    let old = load()
    var progress = old
    change(&progress)
    guard progress != old else { return progress }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let folder = url.deletingLastPathComponent()
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: attributes
    )
    if let data = try? encoder.encode(progress) { try? data.write(to: url, options: .atomic) }
    return progress
  }
}
