public import Foundation

/// One screen and everything that goes with it: its application and windows, its clock, its hand, its rules and its
/// records.
///
/// Objects belong to the session that is current when they are made. A program needs no session of its own; a test makes
/// one, so that tests do not share a screen:
///
/// ```swift
/// let session = ScreenSession()
/// session.run {
///   let controller = CounterController()
///   session.show(controller)
///   user.tap("Add")
///   #expect(controller.count.text == "1")
/// }
/// ```
public final class ScreenSession: @unchecked Sendable {
  // A session and its objects are used on its main thread. `isOnMain` finds out who does not, and a host that runs
  // several threads lets one of them run at a time.

  /// Finds the session of the calling thread, for a host with a session for each of its runs.
  ///
  /// Set it once, before the first object is made.
  nonisolated(unsafe) public static var lookup: (() -> ScreenSession?)?

  /// The session of the calling code: the one whose ``run(_:)`` is on the stack, else that of ``lookup``, else the
  /// program's own.
  public static var current: ScreenSession { CurrentSession.session }

  /// What happens when a rule is broken.
  public var build: Build = .debug

  /// The time of the screen.
  public var clock: any ScreenClock = VirtualClock()

  /// Tells whether the caller is on the main thread.
  ///
  /// The program's own session asks for the process's main thread, a session that you make for the thread that made it.
  public var isOnMain: () -> Bool

  /// How a message calls the thread of the caller, which is not the main one.
  public var threadName: () -> String = { "another thread" }

  /// Receives broken rules and refused gestures.
  ///
  /// By default a broken rule in a release build is one line on standard error; everything else ends the program. If
  /// the closure returns, the program goes on.
  public var onProblem: (ScreenProblem) -> Void = { _ in }

  /// Finds the name of the variable that holds an object.
  ///
  /// By default the properties of the controllers and views around the object are searched.
  public var variableName: (UIObject) -> String? = HolderNames.find

  /// Performs a selector on an object of the host.
  ///
  /// Returns `false` if the object has no such method.
  public var performSelector: (AnyObject, Selector, [Any?]) -> Bool = { _, _, _ in false }

  /// Where the notifications of the screen are posted.
  public var notificationCenter = NotificationCenter.default

  /// Writes what `screen()` draws.
  public var write: (String) -> Void = { print($0) }

  private var listeners = Listeners<ScreenRecord>()
  private var objectCount = 0
  private var said: Set<String> = []

  private var attachments = Attachments()

  /// Makes a session whose main thread is the calling thread.
  public convenience init() {
    let main = Thread.current
    self.init(isOnMain: { Thread.current === main })
  }

  init(isOnMain: @escaping () -> Bool) {
    self.isOnMain = isOnMain
    onProblem = { [unowned self] problem in ProblemReport.take(problem, build) }
  }

  /// Runs `body` with this session as the current one.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentSession.run(self, body)
  }

  // MARK: Attachments

  /// What a layer of the screen keeps for the session, such as its focus and its windows.
  subscript<Value>(attachment key: AttachmentKey<Value>) -> Value? {
    get { attachments[key] }
    set {
      let old = attachments.replace(key, with: newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// What a layer keeps for the session, made at first use.
  func attachment<Value>(_ key: AttachmentKey<Value>, make: () -> Value) -> Value {
    if let value = attachments[key] { return value }
    let value = make()
    self[attachment: key] = value
    return value
  }

  /// Lets go of the windows, the application, the hooks and the observers.
  ///
  /// Call it when a run ends.
  public func close() {
    while let last = attachments.popLast() { withExtendedLifetime(last) {} }
    listeners = Listeners()
  }

  // MARK: Records and problems

  /// Whether anybody listens to records.
  public var hasObservers: Bool { !listeners.isEmpty }

  /// Calls `body` with each record, in the order of registration.
  public func observe(_ body: @escaping (ScreenRecord) -> Void) -> Observation {
    let id = listeners.add(body)
    return Observation { [weak self] in self?.listeners.remove(id) }
  }

  /// Calls `body` as the consequence of a record that was just written, for a host that keeps causes.
  public var follow: (_ body: () -> Void) -> Void = { $0() }

  func record(_ record: @autoclosure () -> ScreenRecord) {
    guard hasObservers else { return }
    listeners(record())
  }

  /// Records what leads to `body`, and calls it.
  func record<Result>(
    _ record: @autoclosure () -> ScreenRecord,
    then body: () -> Result
  ) -> Result {
    guard hasObservers else { return body() }
    listeners(record())
    var result: Result?
    follow { result = body() }
    guard let result else { preconditionFailure("a host calls what follows a record") }
    return result
  }

  /// Reports that only main may change `member`.
  ///
  /// Returns whether the caller is on main.
  @discardableResult
  func checkMain(_ object: UIObject, _ member: String) -> Bool {
    if isOnMain() { return true }
    let name = object.subject.name
    onProblem(
      ScreenProblem(
        .offMain,
        "only the main thread may change what is on the screen, and this is \(threadName())",
        notes: [
          "`\(member)` of \(name.map { "`\($0)`, a \(object.kind)," } ?? "a \(object.kind)") was set here",
          "change it in a closure that runs on main, or bind to it",
        ],
        object: object
      )
    )
    return false
  }

  func post(_ name: Notification.Name, from object: UIObject) {
    notificationCenter.post(name: name, object: object)
  }

  /// Why the gesture that is under way is refused.
  var refusal: ScreenProblem?

  /// Refuses the gesture that is under way; the first reason counts.
  func refuse(_ sentence: String, _ object: UIObject?) {
    refusal = refusal ?? ScreenProblem(.refusedGesture, sentence, object: object)
  }

  /// Says a sentence as a broken rule that stops nothing, once in a session.
  func sayOnce(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    write("note: \(sentence)")
  }

  func nextObjectNumber() -> Int {
    objectCount += 1
    return objectCount
  }

  /// Runs `body`; what it makes has no number in the run.
  func withoutCounting<Result>(_ body: () -> Result) -> Result {
    let count = objectCount
    defer { objectCount = count }
    return body()
  }
}
