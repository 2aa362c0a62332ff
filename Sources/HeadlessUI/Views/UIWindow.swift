public import Foundation

/// The root of what is on the screen.
///
/// Keep it: the application does not.
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame == .zero ? UIScreen.main.bounds : frame)
    session.application.add(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    session.application.add(self)
  }

  /// The controller whose view fills the window.
  var root: (any ViewOwner)? {
    didSet {
      session.checkMain(self, "rootViewController")
      guard oldValue !== root else { return }
      if let oldValue, isKeyWindow {
        oldValue.beginAppearanceTransition(false, animated: false)
        oldValue.viewIfLoaded?.removeFromSuperview()
        oldValue.endAppearanceTransition()
      }
      if isKeyWindow { showRoot() }
    }
  }

  open var isKeyWindow: Bool { session.keyWindow === self }

  /// Shows the window and makes it the one that gestures go to.
  open func makeKeyAndVisible() {
    session.checkMain(self, "makeKeyAndVisible")
    isHidden = false
    guard !isKeyWindow else { return }
    session.keyWindow = self
    showRoot()
  }

  open func makeKey() {
    session.keyWindow = self
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { session.application }

  package override var kind: String { "window" }

  override var fillsSubviews: Bool { true }

  private func showRoot() {
    guard let root else { return }
    root.loadViewIfNeeded()
    root.beginAppearanceTransition(true, animated: false)
    root.view.place(at: bounds)
    addSubview(root.view)
    layoutIfNeeded()
    root.endAppearanceTransition()
  }

  open override func layoutSubviews() {
    for view in subviews where !view.hasOwnFrame { view.place(at: bounds) }
    if isKeyWindow { session.showInputViews(under: self) }
  }
}

extension ScreenSession {
  private final class WeakWindow {
    weak var window: UIWindow?
  }

  private static let keyWindowKey = AttachmentKey<WeakWindow>()

  /// The window that gestures go to.
  var keyWindow: UIWindow? {
    get { self[attachment: Self.keyWindowKey]?.window }
    set { attachment(Self.keyWindowKey) { WeakWindow() }.window = newValue }
  }
}
