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

  private let steps: Int
  private unowned let stage: Stage
  /// How many have been counted in all; written with the baton, read by whoever watches.
  private let total = Atomic<Int>(0)
  // Guarded by the baton.
  private var left: Int
  private var restored = StageTime.zero
  private var polled = StageTime.zero
  /// Called when time has passed.
  var onProgress: () -> Void = {}

  /// How many events, subscriptions and jobs there have been.
  ///
  /// Safe on any thread.
  var counted: Int { total.load(ordering: .relaxed) }

  init(steps: Int, on stage: Stage) {
    self.steps = steps
    self.stage = stage
    left = steps
  }

  /// Counts what a script asked for.
  ///
  /// - Throws: `ScriptStopped` if the run is ending; a trap if the budget is spent, which has ended the run.
  func count(_ cost: Int = 1, _ machine: Machine) throws {
    if stage.isEnding { throw ScriptStopped() }
    left -= cost
    total.wrappingAdd(1, ordering: .relaxed)
    if left < 0 { try renew(machine) }
  }

  /// Called by the machine every thousand statements or so; when time has passed, its budget begins again.
  func poll() throws {
    if stage.isEnding { throw ScriptStopped() }
    guard stage.now != polled else { return }
    polled = stage.now
    onProgress()
  }

  /// Begins anew.
  func restore() {
    restored = stage.now
    left = steps
  }

  private func renew(_ machine: Machine) throws {
    let now = stage.now
    guard now - restored < Self.span else {
      restored = now
      left = steps
      return
    }
    machine.runtime.fail(
      machine.trap(
        "\(steps) events and queue jobs within a second of virtual time",
        hint: "does this ever end?"
      )
    )
    throw ScriptStopped()
  }
}
