package import Stage

/// The different logs of a script, each with a schedule that leads to it.
package struct Exploration: Sendable {
  /// A log that at least one schedule leads to.
  package struct Log: Sendable, Hashable {
    /// What `rxlab run` prints: the lines, and then the errors that end the run or are reported behind it.
    package let outcome: RunOutcome
    /// The shortest schedule found that leads to it.
    package internal(set) var schedule: Schedule
    /// How many of the schedules lead to it.
    package internal(set) var count = 1
  }

  /// Which schedules were tried.
  package enum Coverage: Sendable, Hashable {
    /// All.
    case all
    /// Not all; but all with at most this many preemptions, if not nil.
    case some(preemptions: Int?)
  }

  /// The logs in the order in which they were found.
  ///
  /// The first one is that of the usual schedule.
  package private(set) var logs: [Log] = []
  /// How many schedules were tried.
  package private(set) var count = 0
  /// Which schedules were tried.
  package internal(set) var coverage = Coverage.all
  /// The seed of random schedules; nil if they were searched in order.
  package internal(set) var seed: UInt64?
  /// What ended the search early; nil if nothing did.
  package internal(set) var stop: Stop?
  /// The mistakes that keep the script from running, each with its lines to print.
  package internal(set) var mistakes: [String] = []

  /// Why a search ended early.
  package enum Stop: Sendable, Hashable {
    case interrupted
    /// The logs take more memory than is kept.
    case tooLarge
  }

  private var indices: [RunOutcome: Int] = [:]
  /// The bytes of all logs.
  private(set) var size = 0

  /// Adds a run.
  mutating func add(_ outcome: RunOutcome, by schedule: Schedule) {
    count += 1
    guard let index = indices[outcome] else {
      indices[outcome] = logs.count
      size += outcome.size
      logs.append(Log(outcome: outcome, schedule: schedule))
      return
    }
    logs[index].count += 1
    if schedule.choices.count < logs[index].schedule.choices.count {
      logs[index].schedule = schedule
    }
  }

  mutating func shorten(_ index: Int, to schedule: Schedule) { logs[index].schedule = schedule }
}

/// What a run printed.
///
/// Two runs whose outcomes are equal have the same log, even if other threads ran it: a log shows no thread.
package struct RunOutcome: Sendable, Hashable {
  /// The lines of the log.
  package let lines: [String]
  /// The errors and warnings of the run, each with its lines to print.
  package let messages: [String]

  var size: Int {
    (lines + messages).reduce(0) { $0 + $1.utf8.count + MemoryLayout<String>.stride }
  }
}
