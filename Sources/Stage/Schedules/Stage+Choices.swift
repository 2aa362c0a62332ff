import DequeModule

extension Stage {
  /// Whether the run makes choices that differ from the usual ones, and keeps them.
  public var hasSchedule: Bool { choices != nil }

  /// The choices of the run so far; nil without a schedule.
  public var choicesMade: ChoicesMade? { choices?.result }

  /// Whether a schedule may preempt running threads.
  ///
  /// False while code runs that is no part of the run.
  public var allowsPreemption: Bool {
    get { choices?.allowsPreemption ?? false }
    set { choices?.allowsPreemption = newValue }
  }

  /// Lets another thread run before the caller goes on, if the schedule says so.
  ///
  /// Call it wherever a real thread could be preempted.
  ///
  /// - Throws: ``StageEnded`` if the run ended meanwhile.
  public func preemptionPoint() throws {
    guard let choices, choices.allowsPreemption else { return }
    let me = requireThread()
    if isEnding || me.isDescribing { return }
    choices.act()
    let due = dueNow
    let others = ready.count + due.count
    let isFresh = choices.isFresh && choices.others == others
    choices.isFresh = false
    guard others > 0, !isFresh else { return }
    if try offerBaton(of: me, due, choices, isPreemption: true) { choices.isFresh = false }
  }

  /// Lets another thread run between two jobs of a loop in which the caller takes them itself, if the schedule says so.
  ///
  /// - Returns: Whether another thread ran.
  /// - Throws: ``StageEnded`` if the run ended meanwhile.
  func offerBatonBetweenJobs(of me: StageThread) throws -> Bool {
    guard let choices, !isEnding, !choices.isFresh else { return false }
    return try offerBaton(of: me, dueNow, choices, isPreemption: false)
  }

  /// Chooses one of some things that a real machine takes in any order; the usual one is the first.
  ///
  /// - Returns: Its index; 0 without a schedule.
  public func choose(among count: Int) -> Int {
    isOver ? 0 : choices?.choose(among: count) ?? 0
  }

  /// The next ready thread; nil if none is, or if a deadline was chosen that made none ready.
  func chooseReady() -> StageThread? {
    guard let choices, !isOver, !ready.isEmpty else { return ready.popFirst() }
    if choices.isDecided {
      choices.isDecided = false
      return begin(ready.removeFirst(), isChosen: false)
    }
    let due = dueNow
    let candidates = ready.count + due.count
    let choice = choices.choose(among: candidates)
    let thread =
      choice < ready.count ? ready.remove(at: choice) : reach(due[choice - ready.count])
    return thread.map { begin($0, isChosen: candidates > 1) }
  }

  /// Reaches one of the deadlines that are first on the timeline.
  ///
  /// - Returns: The thread that the deadline made ready.
  func chooseDeadline(_ choices: ChoiceMaker) -> StageThread? {
    let due = timeline.ties
    return reach(due[choices.choose(among: due.count)]).map { begin($0, isChosen: due.count > 1) }
  }

  /// - Returns: Whether another thread ran.
  private func offerBaton(
    of me: StageThread,
    _ due: [Deadline],
    _ choices: ChoiceMaker,
    isPreemption: Bool
  ) throws -> Bool {
    let choice =
      choices.choose(among: 1 + ready.count + due.count, isPreemption: isPreemption) - 1
    guard choice >= 0 else { return false }
    let isReady = choice < ready.count
    guard let next = isReady ? ready.remove(at: choice) : reach(due[choice - ready.count])
    else { return false }
    ready.prepend(me)
    ready.prepend(next)
    choices.isDecided = true
    relinquish(me)
    if isEnding { throw StageEnded() }
    return true
  }

  /// The deadlines that could be next although threads are ready, since their time has come.
  private var dueNow: [Deadline] {
    guard let first = timeline.first, first.time <= now else { return [] }
    return timeline.ties
  }

  /// Notes who else could run when a thread gets the baton.
  private func begin(_ thread: StageThread, isChosen: Bool) -> StageThread {
    choices?.begin(isChosen: isChosen)
    choices?.others = ready.count + dueNow.count
    return thread
  }

  /// Moves the clock to a deadline.
  ///
  /// - Returns: The thread that the deadline made ready, taken from the ready line to run next.
  private func reach(_ deadline: Deadline) -> StageThread? {
    let before = ready.count
    timeline.cancel(deadline)
    now = max(now, deadline.time)
    deadline.owner.deadlineReached()
    return ready.count > before ? ready.remove(at: before) : nil
  }
}
