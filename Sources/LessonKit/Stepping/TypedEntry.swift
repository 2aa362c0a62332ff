import ScriptSource
import Stage

/// An entry that was typed while a lesson was paused, and its point in the run.
struct TypedEntry {
  let file: SourceFile
  /// Whether it is the sentence of a gesture, and not Swift.
  let isGesture: Bool
  /// The lesson's time, which may be later than the last point's.
  let time: StageTime
  /// How many points had passed before it ran.
  let position: Int
  /// How many points the run had reached: one more before a statement.
  let count: Int
  /// How many points had passed after it ran.
  private(set) var end: Int

  /// What was typed.
  var text: String { isGesture ? ":" + file.text : file.text }

  init(file: SourceFile, isGesture: Bool, time: StageTime, position: Int, count: Int) {
    self.file = file
    self.isGesture = isGesture
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
