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

  /// Called between `loadView` and `viewDidLoad`.
  ///
  /// A host fills outlets there.
  public var onLoad: (UIViewController) -> Void = { _ in }

  /// Makes the scene of an identifier that nobody registered, as a host does that finds the class of that name.
  public var makeScene: (_ identifier: String) -> UIViewController? = { _ in nil }

  /// Makes a cell of an identifier that nobody registered for a table, as a host does that finds the class of that name.
  public var makeCell: (_ identifier: String, UITableView) -> UITableViewCell? = { _, _ in nil }

  /// Makes a cell of an identifier that nobody registered for a collection.
  public var makeItem: (_ identifier: String, UICollectionView) -> UICollectionViewCell? = { _, _ in
    nil
  }

  var scenes = Scenes()

  /// What the view paints on that is being drawn.
  var graphics: CGContext?

  /// Where the notifications of the screen are posted.
  public var notificationCenter = NotificationCenter.default

  /// Writes what `screen()` draws.
  public var write: (String) -> Void = { print($0) }

  private var listeners = Listeners<ScreenRecord>()
  private var objectCount = 0
  private var lastPicture = ""
  private var said: Set<String> = []

  private var applicationIfMade: UIApplication?
  private var handIfMade: Hand?

  /// What the playground shows: the window of the view or controller that was given to ``show(_:)-(UIViewController)``.
  public private(set) var liveWindow: UIWindow?

  weak var keyWindow: UIWindow?
  weak var firstResponder: UIResponder?
  private let keyboard = Keyboard()
  private var holdsKeyboard = false

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

  /// The application of this session.
  public var application: UIApplication {
    if let applicationIfMade { return applicationIfMade }
    let made = run { UIApplication() }
    applicationIfMade = made
    return made
  }

  /// The person in front of the screen.
  public var hand: Hand {
    if let handIfMade { return handIfMade }
    let made = Hand(session: self)
    handIfMade = made
    return made
  }

  /// Lets go of the window, the application and the observers.
  ///
  /// Call it when a run ends.
  public func close() {
    liveWindow = nil
    applicationIfMade = nil
    handIfMade = nil
    scenes = Scenes()
    listeners = Listeners()
  }

  // MARK: Showing

  /// Shows a controller in a window that fills the screen.
  public func show(_ controller: UIViewController) {
    let window = run { UIWindow(frame: UIScreen.main.bounds) }
    window.rootViewController = controller
    liveWindow = window
    window.makeKeyAndVisible()
  }

  /// Shows a view in a window that fills the screen.
  public func show(_ view: UIView) {
    let controller = run { UIViewController() }
    controller.view = view
    show(controller)
  }

  /// Lays out what needs it and records the picture if it changed.
  ///
  /// A host calls it at the end of each turn of main.
  public func endTurn() {
    guard let keyWindow, isOnMain() else { return }
    keyWindow.layoutIfNeeded()
    guard hasObservers else { return }
    let picture = self.picture
    guard picture != lastPicture else { return }
    lastPicture = picture
    record(ScreenRecord(.screen, text: picture))
  }

  /// The tables whose rows carry marks of their last batches.
  var markedTables: [WeakTable] = []

  /// Takes the marks away, which by itself is no change that anybody is told of.
  func clearMarks() {
    guard !markedTables.isEmpty else { return }
    for entry in markedTables { entry.table?.marks = UpdateMarks() }
    markedTables = []
    if hasObservers { lastPicture = picture }
  }

  /// The picture of the key window, laid out; empty without one.
  public var picture: String {
    guard let keyWindow else { return "" }
    keyWindow.layoutIfNeeded()
    return Picture(of: keyWindow).description
  }

  /// The picture of the key window as it was laid out last, for a host that looks at a program which stands still.
  public var drawnPicture: String {
    // What a delegate makes for the drawing alone, such as the view of a picker's row, has no number in the run.
    let count = objectCount
    defer { objectCount = count }
    return keyWindow.map { Picture(of: $0).description } ?? ""
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

  /// Has the keyboard come or go with the focus.
  func moveKeyboard() {
    if !holdsKeyboard { keyboard.follow(firstResponder, in: self) }
  }

  /// Passes the focus on while the keyboard stays where it is.
  func keyboardStays(_ body: () -> Bool) -> Bool {
    holdsKeyboard = true
    defer { holdsKeyboard = false }
    return body()
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
}
