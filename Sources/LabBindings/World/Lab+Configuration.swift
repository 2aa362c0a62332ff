public import Foundation
public import Stage

extension Lab {
  /// How a lab runs a script.
  public struct Configuration {
    /// Whether time follows the wall clock.
    public var isRealTime = false
    /// Time after which the script is stopped.
    public var limit: StageTime?
    /// The date at time zero.
    public var startDate = Stage.Configuration.pinnedStartDate
    /// How many statements may run without time passing.
    public var statementBudget = 50_000_000
    /// How many events and calls of closures may come in a second of the script's time; a turn of a queue counts as 20.
    public var eventBudget = 5_000_000
    /// The most bytes by which the process may grow while the script, or an entry, runs; nil for no limit.
    public var memoryBudget: Int? = 1 << 30
    /// The RxSwift version to follow; by default the one whose names the script uses.
    public var dialect: Dialect?
    /// Which candidates the run's choices take; without one, they are the usual ones, and threads are not preempted.
    public var schedule: Schedule?
    /// Makes the choices behind the schedule's last one at random.
    public var seed: UInt64?
    /// Called before each statement outside closures, and at the script's end.
    public var onStatement: (@Sendable (StatementStep) -> Void)?
    /// Bytes of stack for main.
    package var mainStackSize = 64 << 20
    /// The kinds of records that the sink wants; the others only have numbers.
    public var kinds = LogRecord.Kinds.all
    /// Receives the records in order.
    public var sink: @Sendable (LogRecord) -> Void = { _ in }

    /// Creates a configuration with virtual time and no time limit.
    public init() {}
  }
}
