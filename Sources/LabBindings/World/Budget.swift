import Stage
import SwiftScript
import Synchronization

/// How much may happen in how much time: what ends a loop that has no end.
///
/// The interpreter counts statements. Loops that run inside of `Rx` or the stage execute none, so this counts what goes
/// through the bindings: events, subscriptions, and calls of a script's closures.
final class Budget {
  /// The time that a budget is for: long enough that an interval of a microsecond is an endless loop too.
  static let span = StageTime.seconds(1)
  /// What a turn of a queue or a timer counts, being that much more work than an event.
  static let turn = 20

  /// How many counted steps, or how many polls, pass between two checks of the memory; a check takes a microsecond.
  private static let stepsBetweenChecks = 1_024
  private static let pollsBetweenChecks = 3

  private let steps: Int
  /// How many have been counted in all; written with the baton, read by whoever watches.
  private let total = Atomic<Int>(0)
  // Guarded by the baton.
  private var left: Int
  private var restored = StageTime.zero
  private var polled = StageTime.zero
  private var lastSite: SourceSpan?
  private var memory: MemoryBudget
  private var pollsLeft = 0
  weak var interpreter: Interpreter?

  /// How many events, subscriptions and calls of closures there have been.
  ///
  /// Safe on any thread.
  var counted: Int { total.load(ordering: .relaxed) }

  init(steps: Int, memory: Int?) {
    self.steps = steps
    self.memory = MemoryBudget(bytes: memory)
    left = steps
  }

  /// Counts what a script's code at `site` asked for; what has no site of its own is put down to the last one counted.
  ///
  /// - Throws: `ScriptStopped` if the run is ending, by itself or because the budget is spent.
  func count(_ cost: Int = 1, on stage: Stage, at site: SourceSpan?) throws {
    if stage.isEnding { throw ScriptStopped() }
    left -= cost
    let number = total.load(ordering: .relaxed) + 1
    total.store(number, ordering: .relaxed)
    if let site { lastSite = site }
    if number % Self.stepsBetweenChecks == 0, memory.isSpent {
      try failForMemory(at: lastSite)
    }
    if left < 0 { try renew(at: stage.now) }
  }

  /// Called by the interpreter every thousand statements or so; when time has passed, its budget begins again.
  func poll(_ stage: Stage) throws {
    if stage.isEnding { throw ScriptStopped() }
    pollsLeft -= 1
    if pollsLeft < 0 {
      pollsLeft = Self.pollsBetweenChecks
      if memory.isSpent { try failForMemory(at: interpreter?.machine.site) }
    }
    guard stage.now != polled else { return }
    polled = stage.now
    interpreter?.restoreBudget()
  }

  /// Gives a new budget.
  func restore(at now: StageTime) {
    restored = now
    left = steps
  }

  /// Counts the memory that is taken from now on.
  func restoreMemory() { memory.restore() }

  private func failForMemory(at site: SourceSpan?) throws {
    interpreter?.fail(
      ScriptTrap(
        Diagnostic(
          "the script takes more than \(memory.limit) of memory",
          at: site,
          hint: "what keeps growing here? `rxlab run --memory` sets the limit"
        )
      )
    )
    throw ScriptStopped()
  }

  private func renew(at now: StageTime) throws {
    guard now - restored < Self.span else { return restore(at: now) }
    interpreter?.fail(
      ScriptTrap(
        Diagnostic(
          "\(steps) events and queue jobs within a second of virtual time",
          at: lastSite,
          hint: "does this ever end?"
        )
      )
    )
    throw ScriptStopped()
  }
}
