import FileAccess

/// Decides when a file that is being saved can be read.
///
/// Editors write in place, replace the file, or delete and create it, perhaps in several steps. So a change counts when
/// nothing has changed for a moment.
struct SaveDetector {
  enum Finding: Equatable {
    case nothing
    case saved
    case missing
  }

  private var current: FileStamp?
  private var since: ContinuousClock.Instant?
  /// What was reported last; nil if nothing was.
  private var reported: FileStamp??

  /// A write takes several calls.
  private static let quietTime = Duration.milliseconds(10)
  /// An empty file will most likely be written, and a missing one be created.
  private static let longQuietTime = Duration.milliseconds(150)

  /// Whether a change waits for its moment, so that the file must be looked at again soon.
  var isPending: Bool { reported != .some(current) }

  /// Notes the file's stamp, nil if there is no file.
  mutating func note(_ stamp: FileStamp?, at now: ContinuousClock.Instant) -> Finding {
    if stamp != current || since == nil {
      // A file that exists at the first look was saved before.
      since = since == nil ? now - Self.longQuietTime : now
      current = stamp
    }
    guard isPending, let since else { return .nothing }
    let isFilled = (stamp?.size ?? 0) > 0
    guard now - since >= (isFilled ? Self.quietTime : Self.longQuietTime) else { return .nothing }
    reported = .some(stamp)
    return stamp == nil ? .missing : .saved
  }
}
