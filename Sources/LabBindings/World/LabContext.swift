import Rx
import Stage
import SwiftScript

/// What the bindings of one world share: the types they make values of, and how a script's mistakes get out of `Rx`.
final class LabContext {
  /// The sequences that scripts hold as objects, by which their subscriptions are known to share.
  let objects = TracedObjects()
  let reports: Reports
  let budget: Budget
  private unowned var attached: Library?
  /// Whose ways the script's log has.
  var dialect = Dialect.rx6 {
    didSet { library.impliesFirstLabels = dialect == .rx2 }
  }
  var hooks = ScriptHooks()
  /// The number of entries that have begun at the prompt.
  var entryNumber = 0
  /// The subscriptions that were disposed while an entry was being stopped.
  var unrecordedDisposals: [SubscriptionTrace] = []

  init(reports: Reports, budget: Budget) {
    self.reports = reports
    self.budget = budget
  }

  func attach(to library: Library) {
    attached = library
    library.context = self
  }

  /// The library that the bindings are declared in.
  var library: Library {
    guard let attached else { preconditionFailure("a context is attached before it declares") }
    return attached
  }

  /// Releases the closures of the script that the bindings hold, which may refer to the bindings again.
  func release() {
    hooks = ScriptHooks()
    (lastSubscription, expectations, unrecordedDisposals) = (nil, [], [])
    notificationCenter.removeAll()
    ownMainOperationQueue?.removeWaiting()
  }

  /// Reports a problem that does not end the run.
  func warn(_ diagnostic: Diagnostic) {
    reports.add(diagnostic)
    stage.record(.warning, diagnostic)
  }

  /// The stage of the calling thread.
  ///
  /// Script code runs nowhere else.
  var stage: Stage {
    guard let stage = Stage.current else { preconditionFailure("script code runs on a stage") }
    return stage
  }

  /// A host object as a value of the declared type.
  func value(_ type: String, _ payload: Any) -> Value {
    .native(NativeObject(type: library[type], payload: payload))
  }

  /// Where the script's random numbers come from.
  var random = StageRandom()
  /// The subscription that the next `debug` of old is told of.
  var lastSubscription: LastSubscription?
  let page = Page()
  /// The script's own tests.
  let tests = TestRun()
  /// What the running test has made to wait for.
  var expectations: [TestExpectation] = []
  /// Whether the script asks how much is alive.
  var countsResources = false
  /// What was alive before the script.
  var resourcesAtStart = 0
  /// Whether the script itself has ended the run.
  var isFinishedByScript = false
  /// What keeps subjects that feed each other from using up the stack.
  private(set) lazy var nesting = EventNesting(stage: stage) { [weak reports] in
    reports?.interpreter
  }
  private(set) lazy var notificationCenter = NotificationCenterModel()
  private var ownMainOperationQueue: OperationQueueModel?
  /// The queue of operations that all run on main.
  var mainOperationQueue: OperationQueueModel {
    if let ownMainOperationQueue { return ownMainOperationQueue }
    let queue = OperationQueueModel(stage: stage, queue: stage.mainQueue)
    ownMainOperationQueue = queue
    return queue
  }

  /// The stage's main queue as the scheduler that everybody shares.
  private(set) lazy var mainScheduler = SerialStageScheduler(
    queue: stage.mainQueue,
    budget: budget,
    runsAtOnceOnMain: true
  )

  func scheduler(on queue: StageQueue) -> StageScheduler {
    StageScheduler(queue: queue, budget: budget)
  }

  func serialScheduler(on queue: StageQueue) -> SerialStageScheduler {
    SerialStageScheduler(queue: queue, budget: budget)
  }

  // MARK: Script closures inside of Rx

  /// A script's closure for a place where `Rx` takes errors into the stream.
  ///
  /// A mistake in the script is no error of the stream: it stops the script.
  func throwing(_ function: Function) -> (Value) throws -> Value {
    { [unowned self] in try self.call(function, [$0]) }
  }

  func throwing2(_ function: Function) -> (Value, Value) throws -> Value {
    { [unowned self] in try self.call(function, [$0, $1]) }
  }

  /// A script's closure that changes its first argument.
  func changing(_ function: Function) -> (inout Value, Value) throws -> Void {
    { [unowned self] changed, element in
      let cell = Cell(changed)
      // Nothing else holds the value while it changes, so that a collection is not copied.
      changed = .void
      defer { changed = cell.value }
      _ = try self.call(function, [.cell(cell), element])
    }
  }

  func call(_ function: Function, _ arguments: [Value]) throws -> Value {
    do {
      try budget.count(on: stage, at: function.site)
      return try function.call(arguments)
    } catch {
      if error.isOfTheScript { reports.interpreter?.fail(error) }
      throw error
    }
  }

  func test(_ function: Function) -> (Value) throws -> Bool {
    { [unowned self] in try self.bool(try self.call(function, [$0]), function) }
  }

  func test2(_ function: Function) -> (Value, Value) throws -> Bool {
    { [unowned self] in try self.bool(try self.call(function, [$0, $1]), function) }
  }

  private func bool(_ value: Value, _ function: Function) throws -> Bool {
    if case .bool(let holds) = value { return holds }
    let trap = ScriptTrap(
      Diagnostic(
        "this closure must return a `Bool`, and it returned `\(library.typeName(of: value))`",
        at: function.site
      )
    )
    reports.interpreter?.fail(trap)
    throw trap
  }

  /// A script's closure for a place that can't throw: whatever it throws stops the script.
  func quiet(_ function: Function?) -> ((Value) -> Void)? {
    guard let function else { return nil }
    return { [unowned self] in self.run(function, [$0]) }
  }

  func quiet0(_ function: Function?) -> (() -> Void)? {
    guard let function else { return nil }
    return { [unowned self] in self.run(function, []) }
  }

  func run(_ function: Function, _ arguments: [Value]) {
    do {
      try budget.count(on: stage, at: function.site)
      _ = try function.call(arguments)
    } catch {
      reports.interpreter?.fail(error)
    }
  }

  /// Runs a script's closure as a job of a queue.
  func runJob(_ function: Function) {
    guard (try? budget.count(Budget.turn, on: stage, at: function.site)) != nil else { return }
    run(function, [])
  }

  /// A script's closure that makes a sequence.
  func sequence(_ function: Function) -> (Value) throws -> Observable<Value> {
    { [unowned self] in try self.observable(try self.call(function, [$0]), function) }
  }

  func observable(_ value: Value, _ function: Function) throws -> Observable<Value> {
    if let source = observable(of: try resolved(value)) { return source }
    let trap = ScriptTrap(
      Diagnostic(
        "this closure must return an observable, and it returned `\(library.typeName(of: value))`",
        at: function.site
      )
    )
    reports.interpreter?.fail(trap)
    throw trap
  }

  /// `.just(1)` and its kind, where only an observable can be meant.
  func resolved(_ value: Value) throws -> Value { try value.resolved(as: library["Observable"]) }
}
