/// The bookkeeping of `zip`: whose elements wait, and who is still running.
@usableFromInline
final class LineOfEach {
  @usableFromInline let meeting: Meeting
  @exclusivity(unchecked) @usableFromInline var empty: Int
  @exclusivity(unchecked) @usableFromInline var running: Int

  @inlinable
  init(_ meeting: Meeting, count: Int) {
    self.meeting = meeting
    empty = count
    running = count
  }

  /// Subscribes to one of the sources, lines its elements up, and calls `emit` whenever no line is empty.
  ///
  /// - Parameter emit: Must `pop` each line.
  @inlinable
  func join<Element>(
    _ source: Observable<Element>,
    _ line: Line<Element>,
    _ emit: @escaping () throws -> Void
  ) {
    meeting.join(
      source,
      letsGoFirst: true,
      next: { element in
        if line.count == 0 { self.empty -= 1 }
        line.append(element)
        if self.empty == 0 {
          try emit()
        } else if self.running == 1 {
          // The others have ended, and one of them is short of elements.
          self.meeting.end(nil)
        }
      },
      completed: {
        self.running -= 1
        if self.running == 0 { self.meeting.end(nil) }
      }
    )
  }

  @inlinable
  func pop<Element>(_ line: Line<Element>) -> Element {
    if line.count == 1 { empty += 1 }
    return line.popFirst()
  }
}
