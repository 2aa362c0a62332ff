package import Foundation
package import Stage

extension Lab {
  /// How a lab runs a script.
  package struct Configuration {
    /// Whether time follows the wall clock.
    package var isRealTime = false
    /// Time after which the script is stopped.
    package var limit: StageTime?
    /// The date at time zero.
    package var startDate = Stage.Configuration.pinnedStartDate
    /// How many statements may run without time passing.
    package var statementBudget = 50_000_000
    /// How many events and subscriptions may come in a second of the script's time; a turn of a queue counts as 20.
    package var eventBudget = 5_000_000
    /// The most bytes by which the process may grow while the script runs; nil for no limit.
    package var memoryBudget: Int? = 1 << 30
    /// The RxSwift version to follow; by default the one whose names the script uses.
    package var dialect: Dialect?
    /// What a broken rule of the screen or of a binding does; nil is debug, except that an error that reaches a binding is only
    /// reported, as `Hooks.stopsAtBindingErrors` says at first.
    package var build: ScriptBuild?
    /// Which candidates the run's choices take; without one, they are the usual ones, and threads are not preempted.
    package var schedule: Schedule?
    /// Makes the choices behind the schedule's last one at random.
    package var seed: UInt64?
    /// Called before each statement outside closures, and at the script's end.
    package var onStatement: (@Sendable (StatementStep) -> Void)?
    /// Bytes of stack for main.
    package var mainStackSize = 64 << 20
    /// The kinds of records that the sink wants; the others only have numbers.
    package var kinds = LogRecord.Kinds.all
    /// Receives the records in order.
    package var sink: @Sendable (LogRecord) -> Void = { _ in }

    /// Virtual time and no time limit.
    package init() {}
  }
}
