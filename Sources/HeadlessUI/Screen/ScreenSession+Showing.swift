/// What a session shows, and the picture that its observers saw last.
private final class Shown {
  var liveView: Any?
  var liveWindow: UIWindow?
  var lastPicture = ""
}

extension ScreenSession {
  private static let shownKey = AttachmentKey<Shown>()

  private var shown: Shown { attachment(Self.shownKey) { Shown() } }

  /// What the playground shows: the window of the view or controller that was given to ``show(_:)-(UIViewController)``.
  public var liveWindow: UIWindow? { shown.liveWindow }

  /// What a playground page shows: a controller or a view.
  public var liveView: Any? {
    get { shown.liveView }
    set {
      shown.liveView = newValue
      if let controller = newValue as? UIViewController { show(controller) }
      if let view = newValue as? UIView { show(view) }
    }
  }

  /// Shows a controller in a window that fills the screen.
  public func show(_ controller: UIViewController) {
    let window = run { UIWindow(frame: UIScreen.main.bounds) }
    window.rootViewController = controller
    shown.liveWindow = window
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
    guard picture != shown.lastPicture else { return }
    shown.lastPicture = picture
    record(ScreenRecord(.screen, text: picture))
  }

  /// Lets main run until nothing is ready at this instant.
  func quiesce() {
    endTurn()
    clock.run(for: 0, turnEnded: endTurn)
  }

  /// Takes the marks of the last batches away, which by itself is no change that anybody is told of.
  func clearMarks() {
    guard markedTables.clear() else { return }
    if hasObservers { shown.lastPicture = picture }
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
    withoutCounting { keyWindow.map { Picture(of: $0).description } ?? "" }
  }
}

/// Draws the current screen.
public func screen() {
  let session = ScreenSession.current
  session.write(session.picture)
}
