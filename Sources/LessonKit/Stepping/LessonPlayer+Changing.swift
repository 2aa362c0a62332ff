public import SwiftScript

extension LessonPlayer {
  /// The same walk through a changed script: up to the same point, with what was typed, if nothing that has happened so far
  /// comes out otherwise; else a walk that stands at the beginning.
  public func repeated(with file: SourceFile) -> LessonPlayer {
    let other = LessonPlayer(file, options: options)
    other.breakpoints = breakpoints
    guard hasBegun else { return other }
    other.entries = entries
    other.moments = moments
    (other.hasBegun, other.clock, other.trail) = (hasBegun, clock, trail)
    other.ahead = statement.map(Moment.statement)
    other.drop()
    other.begin()
    defer { other.finish() }
    let run = other.world()
    let known = moments.count + (other.ahead == nil ? 0 : 1)
    let repeated = run?.moments(from: 0) ?? []
    let isSame =
      repeated.count >= known && zip(repeated, moments).allSatisfy { $0.isLike($1) }
    guard isSame else {
      let anew = LessonPlayer(file, options: options)
      anew.breakpoints = breakpoints
      return anew
    }
    if other.ahead != nil { other.ahead = repeated[known - 1] }
    return other
  }
}
