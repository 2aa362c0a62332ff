/// The bookkeeping of `combineLatest`: who has not sent anything yet, and who is still running.
@usableFromInline
final class LatestOfEach {
  @usableFromInline let meeting: Meeting
  @exclusivity(unchecked) @usableFromInline var missing: Int
  @exclusivity(unchecked) @usableFromInline var running: Int

  @inlinable
  init(_ meeting: Meeting, count: Int) {
    self.meeting = meeting
    missing = count
    running = count
  }

  /// Subscribes to one of the sequences, keeps its latest element, and calls `emit` whenever each has one.
  @inlinable
  func join<Element>(
    _ source: Observable<Element>,
    _ latest: Latest<Element>,
    _ emit: @escaping () throws -> Void
  ) {
    meeting.join(
      source,
      letsGoFirst: true,
      next: { element in
        if latest.set(element) { self.missing -= 1 }
        if self.missing == 0 {
          try emit()
        } else if self.running == 1 {
          // Somebody ended without an element, so there is nothing to wait for.
          self.meeting.end(nil)
        }
      },
      completed: {
        self.running -= 1
        if self.running == 0 { self.meeting.end(nil) }
      }
    )
  }
}
