import Foundation
import ScriptMachine
import ScriptSource
import Stage

/// What the bindings of one lab share.
final class LabContext {
  unowned let stage: Stage
  private weak var attached: Runtime?
  /// The script's run.
  var runtime: Runtime {
    get {
      guard let attached else {
        preconditionFailure("a lab attaches its runtime before a script runs")
      }
      return attached
    }
    set { attached = newValue }
  }
  let budget: Budget
  var printed: PrintedLines
  /// The objects of the queues that scripts don't make.
  var sharedQueues: [StageQueue: QueueObject] = [:]
  /// The queues with which a script keeps something.
  var queuesWithSpecifics: [QueueObject] = []
  /// What the library keeps for each thread, by the thread's number.
  var threadLocals: [Int: [String: Value]] = [:]
  /// What bindings keep for objects of the host, which don't tell of their end.
  var attachedToHostObjects: [AnyObject] = []
  /// The modules that observe `dynamic` properties, by the name of their attachments.
  var dynamicChangeAttachments: Set<String> = []
  /// The sequences that scripts hold as objects, by which their subscriptions are known to share.
  let objects = TracedObjects()
  let subscriptions = LiveSubscriptions()
  let hooks = ScriptHooks()
  /// The first date that the script has read at one time of the stage.
  private var reading: (time: StageTime, date: Date)?
  /// Whether a broken rule of the screen or of a binding is reported and the program goes on.
  private(set) var isRelease = false
  /// The places of the subscriptions that are alive, once there is a screen: messages about bindings name them.
  var subscriptionPlaces: [Int: Int] = [:]
  /// The place of the operator or source from which an error is on its way.
  var errorOrigin: Int?
  /// The screen, once the script has made something for one.
  var screen: ScriptScreen?
  /// The entry at the prompt that makes a gesture, while it does.
  var gesturePosition: SourcePosition?
  /// The last record of the screen.
  var lastOnScreen: Cause?
  /// Whose ways the script's log has.
  var dialect: () -> Dialect = { .rx6 }
  /// The subscriptions that were disposed while an entry was being stopped.
  var unrecordedDisposals: [SubscriptionTrace] = []
  /// What keeps subjects that feed each other from using up the stack.
  private(set) lazy var nesting = EventNesting(self)
  /// Where the program's calls stand; set before it runs.
  private(set) var places: CallPlaces?
  var calls: CallPlaces {
    guard let places else { preconditionFailure("a lab attaches its program before it runs") }
    return places
  }
  /// Mistakes that did not end the run.
  private(set) var reported: [Diagnostic] = []
  /// The number of entries that have begun at the prompt.
  var entryNumber = 0
  /// Whether the script itself has ended the run.
  var isFinishedByScript = false

  func take(_ build: ScriptBuild) {
    isRelease = build == .release
    hooks.stopsAtBindingErrors = !isRelease
  }

  func attach(_ program: any CompiledText) { places = CallPlaces(program) }

  init(stage: Stage, budget: Budget, printed: PrintedLines) {
    self.stage = stage
    self.budget = budget
    self.printed = printed
  }

  /// Reports a problem that does not end the run.
  func warn(_ problem: Diagnostic) {
    reported.append(problem)
    problem.record(as: .warning, on: stage)
  }

  /// An error that reached a subscription without `onError`: printed as `Rx` prints it, and reported with its place.
  ///
  /// - Parameter stack: What a hook of the script says of the place.
  func unhandled(_ error: any Error, at place: Int, _ stack: [String]) {
    // Nobody was told of it before there were hooks.
    if dialect() == .rx2 || runtime.isStopped { return }
    if let handler = hooks.errorHandler { return handler(stack, AnyScriptError(error)) }
    let span = calls.name(at: place)?.span
    stage.recordPrint("Unhandled error happened: \(error)", at: span.map(SourcePosition.init))
    warn(
      Diagnostic(
        "the error `\(error)` reached this subscription, which has no `onError`",
        at: span,
        hint: "add `onError:`, or `catch` the error before",
        isWarning: true
      )
    )
  }

  /// Takes the screen from what it shows, as a device does that is switched off.
  func dropScreen() {
    screen?.close()
    stage.onMainTurn = nil
    screen = nil
  }

  /// Lets go of what the bindings hold of the script, which may refer to the bindings again.
  func release() {
    subscriptions.dispose()
    hooks.release()
    stage.onMainTurn = nil
    (screen, subscriptionPlaces) = (nil, [:])
    (sharedQueues, queuesWithSpecifics, threadLocals, unrecordedDisposals) = ([:], [], [:], [])
  }

  /// Runs a script's function as a job of a queue.
  func job(_ work: ScriptFunction<Void>) -> () -> Void {
    { [self] in
      guard (try? budget.count(Budget.turn, work.runtime.machine)) != nil else { return }
      work()
    }
  }

  /// Prints the line that `print(…, terminator: "")` left without a break.
  func finishLine() {
    if let line = printed.lastLine() { stage.recordPrint(line) }
  }
}

extension StageEnded: ScriptEnding {}

extension LabContext {
  /// The stage's time for a script that reads the clock, which costs much more than it takes: a loop that waits for the clock to
  /// move ends within seconds.
  func readTime(_ machine: Machine) -> StageTime {
    machine.countStatements(Self.statementsAClockRead)
    return stage.now
  }

  /// The same for the date.
  func readDate(_ machine: Machine) -> Date {
    machine.countStatements(Self.statementsAClockRead)
    let date = stage.date
    if reading?.time != stage.now { reading = (stage.now, date) }
    return date
  }

  /// The date from which waits for a date are measured: the first that the script has read at the stage's time.
  ///
  /// In real time each reading gives a later one, but the script does not know how long it has taken since.
  var presentDate: Date {
    if let reading, reading.time == stage.now { return reading.date }
    return stage.date
  }

  private static let statementsAClockRead = 500

  /// Lets time pass; main does its queue's jobs meanwhile.
  func runLoop(for duration: StageTime) throws {
    guard stage.currentThread.isMain else { return try stage.sleep(for: duration) }
    try stage.runMainQueue(until: stage.now + duration)
  }
}
