import ScriptMachine
import Stage
import Synchronization

/// How much may happen in how much time: what ends a loop that has no end.
///
/// The machine counts statements. Loops inside of `Rx` or the stage execute none, so this counts what goes through the
/// bindings: events, subscriptions, and jobs.
final class Budget {
  /// The time that a budget is for: long enough that an interval of a microsecond is an endless loop too.
  static let span = StageTime.seconds(1)
  /// What a turn of a queue or a timer counts, being that much more work than an event.
  static let turn = 20

  /// How many counted steps, or how many polls, pass between two checks of the memory; a check takes a microsecond.
  private static let stepsBetweenChecks = 1_024
  private static let pollsBetweenChecks = 3

  private let steps: Int
  private unowned let stage: Stage
  /// How many have been counted in all; written with the baton, read by whoever watches.
  private let total = Atomic<Int>(0)
  // Guarded by the baton.
  private var left: Int
  private var restored = StageTime.zero
  private var polled = StageTime.zero
  private var memory: MemoryBudget
  private var pollsLeft = 0
  /// Called when time has passed.
  var onProgress: () -> Void = {}

  /// How many events, subscriptions and jobs there have been.
  ///
  /// Safe on any thread.
  var counted: Int { total.load(ordering: .relaxed) }

  init(steps: Int, memory: Int?, on stage: Stage) {
    self.steps = steps
    self.stage = stage
    self.memory = MemoryBudget(bytes: memory)
    left = steps
  }

  /// Counts what a script asked for.
  ///
  /// - Throws: `ScriptStopped` if the run is ending; a trap if the budget is spent, which has ended the run.
  func count(_ cost: Int = 1, _ machine: Machine) throws {
    if stage.isEnding { throw ScriptStopped() }
    left -= cost
    let number = total.wrappingAdd(1, ordering: .relaxed).newValue
    if number % Self.stepsBetweenChecks == 0 { try checkMemory(machine) }
    if left < 0 { try renew(machine) }
  }

  /// Called by the machine every thousand statements or so; when time has passed, its budget begins again.
  func poll(_ machine: @autoclosure () -> Machine) throws {
    if stage.isEnding { throw ScriptStopped() }
    pollsLeft -= 1
    if pollsLeft < 0 {
      pollsLeft = Self.pollsBetweenChecks
      try checkMemory(machine())
    }
    guard stage.now != polled else { return }
    polled = stage.now
    onProgress()
  }

  /// Begins anew, with the time and the memory of now.
  func restore() {
    restored = stage.now
    left = steps
    memory.restore()
  }

  private func checkMemory(_ machine: Machine) throws {
    guard memory.isSpent else { return }
    throw fail(
      "the script takes more than \(memory.limit) of memory",
      hint: "what keeps growing here? `rxlab run --memory` sets the limit",
      machine
    )
  }

  private func renew(_ machine: Machine) throws {
    let now = stage.now
    guard now - restored < Self.span else {
      restored = now
      left = steps
      return
    }
    throw fail(
      "\(steps) events and queue jobs within a second of virtual time",
      hint: "does this ever end?",
      machine
    )
  }

  private func fail(_ message: String, hint: String, _ machine: Machine) -> ScriptStopped {
    machine.runtime.fail(machine.trap(message, hint: hint))
    return ScriptStopped()
  }
}
