/// A moment of a run at which more than one thread or deadline could be next.
public struct ChoicePoint: Sendable, Hashable {
  /// How many could be next, the usual one among them; at least 2.
  public let candidates: Int
  /// Whether the running thread could have gone on: another candidate than the usual one preempts it.
  public let isPreemption: Bool
  /// Whether the thread that was chosen did nothing but sleep again, as a task does that looks whether it is cancelled.
  ///
  /// Then the other candidates have the same effect as at the next choice.
  public internal(set) var isIdle = false

  public init(candidates: Int, isPreemption: Bool = false) {
    (self.candidates, self.isPreemption) = (candidates, isPreemption)
  }
}

/// The choices that a run made.
public struct ChoicesMade: Sendable {
  /// The first choices of the run, at most ``most``.
  public internal(set) var points: [ChoicePoint] = []
  /// How many choices there were.
  public internal(set) var count = 0
  /// The choices that did not take the usual candidate.
  public internal(set) var schedule = Schedule.usual
  /// The first choice of the schedule that the run did not have, or whose candidate it did not have; nil if it had all.
  public internal(set) var misfit: Schedule.Choice?

  /// How many choices are kept with their candidates.
  public static let most = 10_000
}
