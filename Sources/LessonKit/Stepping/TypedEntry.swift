import Stage
import SwiftScript

/// An entry that was typed while a lesson stood still, and the point it belongs to.
struct TypedEntry {
  let file: SourceFile
  /// The lesson's time, which may be later than the last moment's.
  let time: StageTime
  /// How many moments had passed.
  let position: Int
  /// How many the run had come to: one more before a statement.
  let count: Int
  /// How many moments had passed when it was done.
  private(set) var end: Int

  init(file: SourceFile, time: StageTime, position: Int, count: Int) {
    self.file = file
    self.time = time
    self.position = position
    self.count = count
    end = position
  }

  func ending(at end: Int) -> TypedEntry {
    var entry = self
    entry.end = end
    return entry
  }
}
