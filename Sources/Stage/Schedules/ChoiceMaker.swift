/// Makes a run's choices by a schedule, and keeps what could have been chosen.
///
/// Only the thread with the baton touches it.
final class ChoiceMaker {
  private(set) var made = ChoicesMade()
  /// Whether the first thread of the ready line is next, as a choice has decided.
  var isDecided = false
  /// Whether the thread with the baton has done nothing since it got it.
  ///
  /// Preempting it now would have the same effect as choosing another thread before.
  var isFresh = false
  /// The choice that gave the thread with the baton its turn, while it has not acted since.
  private var idleChoice: Int?
  /// How many other candidates there were when the thread with the baton got it.
  var others = 0
  /// Whether running threads may be preempted.
  var allowsPreemption = true

  private let schedule: Schedule
  private var position = 0
  /// Makes the choices behind those of the schedule; nil for the usual ones.
  private var random: RandomChoices?

  init(_ schedule: Schedule, seed: UInt64?) {
    self.schedule = schedule
    random = seed.map(RandomChoices.init)
  }

  /// The candidate that is next, from 0; a choice only if there are two or more.
  func choose(among candidates: Int, isPreemption: Bool = false) -> Int {
    guard candidates > 1 else { return 0 }
    let point = ChoicePoint(candidates: candidates, isPreemption: isPreemption)
    made.count += 1
    if made.points.count < ChoicesMade.most { made.points.append(point) }
    let candidate = next(at: point)
    if candidate > 0 {
      made.schedule.append(Schedule.Choice(number: made.count, candidate: candidate))
    }
    return candidate
  }

  /// Notes that a thread gets the baton, by the latest choice if `isChosen`.
  func begin(isChosen: Bool) {
    isFresh = true
    idleChoice = isChosen ? made.count : nil
  }

  /// Notes that the thread with the baton does something that another thread could notice.
  func act() { idleChoice = nil }

  /// Notes that the thread with the baton begins to sleep.
  func sleep() {
    guard let number = idleChoice, number <= made.points.count else { return }
    made.points[number - 1].isIdle = true
    idleChoice = nil
  }

  /// The choices of the run, which is over.
  var result: ChoicesMade {
    var result = made
    if position < schedule.choices.count {
      result.misfit = result.misfit ?? schedule.choices[position]
    }
    return result
  }

  private func next(at point: ChoicePoint) -> Int {
    guard position < schedule.choices.count else { return random?.next(at: point) ?? 0 }
    let choice = schedule.choices[position]
    guard choice.number == made.count else { return 0 }
    position += 1
    if choice.candidate < point.candidates { return choice.candidate }
    made.misfit = made.misfit ?? choice
    return 0
  }
}

/// Choices by a seed: equal seeds choose equally in every process.
private struct RandomChoices {
  private var state: UInt64

  /// On average, one of this many chances to preempt a thread is taken.
  private static let chancesPerPreemption: UInt64 = 8

  init(seed: UInt64) { state = seed }

  mutating func next(at point: ChoicePoint) -> Int {
    let count = UInt64(point.candidates)
    guard point.isPreemption else { return Int(number() % count) }
    return number() % Self.chancesPerPreemption == 0 ? Int(number() % (count - 1)) + 1 : 0
  }

  /// A number of SplitMix64.
  private mutating func number() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
