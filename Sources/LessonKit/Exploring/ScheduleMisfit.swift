package import Stage

/// A choice of a schedule that a run did not have: the schedule belongs to another script or another version of it.
package struct ScheduleMisfit: Sendable, Hashable, CustomStringConvertible {
  package let description: String

  /// Nil if the schedule fits.
  package init?(_ made: ChoicesMade) {
    guard let choice = made.misfit else { return nil }
    let problem: String
    if choice.number > made.count {
      let count = made.count == 0 ? "no choices" : Counted.of(made.count, "choice")
      problem = "the run has \(count)"
    } else if choice.number <= made.points.count {
      let last = made.points[choice.number - 1].candidates - 1
      problem = "choice \(choice.number) has no candidate above \(last)"
    } else {
      problem = "choice \(choice.number) has fewer candidates"
    }
    description = "the schedule does not fit at `\(choice)`: \(problem)"
  }
}
