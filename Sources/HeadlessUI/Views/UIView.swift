public import Foundation

/// A part of the screen: it draws itself as rows of text, with its subviews below one another.
///
/// A view that you write yourself overrides ``textRows(width:)`` to draw something of its own.
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public init(frame: CGRect) {
    storedFrame = frame
    hasOwnFrame = frame != .zero
    super.init()
    isUserInteractionEnabled = Self.isInteractiveByDefault
  }

  public required init?(coder: NSCoder) {
    super.init()
    isUserInteractionEnabled = Self.isInteractiveByDefault
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: What a person sees

  open var isHidden = false {
    didSet { changed("isHidden", from: oldValue, to: isHidden) }
  }

  open var alpha: CGFloat = 1 {
    didSet { changed("alpha", from: oldValue, to: alpha) }
  }

  open var isUserInteractionEnabled = true {
    didSet {
      changed("isUserInteractionEnabled", from: oldValue, to: isUserInteractionEnabled)
    }
  }

  /// Whether a new view of the class receives touches.
  open class var isInteractiveByDefault: Bool { true }

  open var backgroundColor: UIColor? {
    didSet { changed("backgroundColor", from: oldValue, to: backgroundColor) }
  }

  open var tintColor: UIColor?
  open var tag = 0
  open var isOpaque = true

  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("isHidden", \UIView.isHidden),
      ObservableProperty("hidden", \UIView.isHidden),
      ObservableProperty("alpha", \UIView.alpha),
      ObservableProperty("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      ObservableProperty("backgroundColor", \UIView.backgroundColor),
      ObservableProperty("frame", \UIView.frame),
      ObservableProperty("bounds", \UIView.bounds),
      ObservableProperty("center", \UIView.center),
    ]
  }

  // MARK: Kept without effect

  public private(set) lazy var layer = CALayer(of: self)
  open var clipsToBounds = false
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizesSubviews = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var transform = CGAffineTransform.identity

  /// The constraints that the program gave the view to keep.
  open private(set) var constraints: [NSLayoutConstraint] = []

  open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  open func addConstraints(_ added: [NSLayoutConstraint]) { constraints += added }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

  open func removeConstraints(_ removed: [NSLayoutConstraint]) {
    constraints.removeAll { constraint in removed.contains { $0 === constraint } }
  }

  // MARK: Geometry

  private var storedFrame = CGRect.zero
  private var boundsOrigin = CGPoint.zero

  /// Whether the program set the frame, so that layout leaves it alone.
  var hasOwnFrame = false

  /// The place in the superview, in points.
  ///
  /// Layout computes it from the text. A frame that you set is kept and reported; the view is drawn in the same place.
  open var frame: CGRect {
    get { storedFrame }
    set {
      session.checkMain(self, "frame")
      hasOwnFrame = true
      place(at: newValue)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      session.checkMain(self, "bounds")
      let before = bounds
      boundsOrigin = newValue.origin
      if newValue.size != storedFrame.size {
        frame = CGRect(origin: storedFrame.origin, size: newValue.size)
      }
      notifyObservers("bounds", from: before, to: bounds)
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      let (before, size) = (center, storedFrame.size)
      frame = CGRect(
        x: newValue.x - size.width / 2,
        y: newValue.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      if before == center { notifyObservers("center", from: before, to: center) }
    }
  }

  /// Moves the view without making the frame one of its own.
  func place(at frame: CGRect) {
    let before = (storedFrame, bounds, center)
    storedFrame = frame
    notifyObservers("frame", from: before.0, to: frame)
    if before.1 != bounds { notifyObservers("bounds", from: before.1, to: bounds) }
    if before.2 != center { notifyObservers("center", from: before.2, to: center) }
    if before.0.size != frame.size { setNeedsLayout() }
  }

  // MARK: Tree

  public internal(set) weak var superview: UIView?

  public internal(set) var subviews: [UIView] = []

  /// The controller whose view this is.
  weak var controller: (any ViewOwner)?

  /// What shows the view in a bar.
  weak var bar: (any ViewHolder)? {
    didSet { if bar !== oldValue { didMoveToWindow() } }
  }

  open var window: UIWindow? { superview?.window ?? bar?.windowOfView }

  open override var next: UIResponder? {
    (controller as UIResponder?) ?? superview ?? bar?.responderAfterView
  }

  package override var screenName: String? { accessibilityIdentifier }

  package override var isOnScreen: Bool {
    guard let window else { return false }
    return window === session.keyWindow
  }

  /// Puts a view below the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  open func removeFromSuperview() { remove() }

  /// Makes a view the last of the subviews.
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }

  /// Makes a view the first of the subviews.
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The view itself or a view below it that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Takes the focus from a view below this one.
  ///
  /// - Parameter force: Whether the view loses the focus even if it refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let view = session.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if view.resignFirstResponder() { return true }
    if force { session.firstResponder = nil }
    return force
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: In the place of the keyboard

  /// What comes with the focus in the place of the keyboard.
  open var inputView: UIView? { nil }

  /// What comes with the focus above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Layout

  /// Whether each subview is as large as the view itself, as in a window.
  var fillsSubviews: Bool { false }

  var needsLayout = true

  /// Asks for a layout at the end of the turn.
  open func setNeedsLayout() { needsLayout = true }

  var needsDisplay = true

  /// Asks for a drawing at the end of the turn.
  open func setNeedsDisplay() {
    needsDisplay = true
    contentDidChange()
  }

  /// Called at the first layout in a window, and after ``setNeedsDisplay()``.
  ///
  /// What it paints is not seen: override ``textRows(width:)`` to draw something of your own.
  open func draw(_ rect: CGRect) {}

  /// Lays out now what asked for it.
  open func layoutIfNeeded() { layOut(rounds: 8) }

  /// Places the subviews.
  ///
  /// Override it to be told of each layout.
  open func layoutSubviews() {
    placeSubviews()
  }

  /// The least height that the view needs at a width, in rows; `nil` if it takes what is left.
  open func rowCount(width: Int) -> Int? {
    let takesRest = subviews.contains { $0.isDrawn && $0.rowCount(width: width) == nil }
    return takesRest ? nil : textRows(width: width).count
  }

  /// The size of the text, without regard to the available width.
  open var intrinsicContentSize: CGSize {
    let rows = textRows(width: 38)
    return TextMetrics.size(
      columns: rows.map { TextRow.width(of: $0) }.max() ?? 0,
      rows: rows.count
    )
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func sizeToFit() { place(at: CGRect(origin: frame.origin, size: intrinsicContentSize)) }

  package override func contentDidChange() {
    var view: UIView? = self
    while let current = view {
      current.needsLayout = true
      current.bar?.contentDidChange()
      view = current.superview
    }
  }

  // MARK: Drawing and the hand

  /// What stands below the picture that shows the view.
  var footnotes: [String] { [] }

  /// Whether the view takes rows: it is neither hidden nor transparent.
  open var isDrawn: Bool { !isHidden && alpha >= 0.01 }

  /// The rows that the view is drawn as, in at most `width` columns.
  open func textRows(width: Int) -> [TextRow] {
    var rows: [TextRow] = []
    for view in subviews where view.isDrawn { rows += view.drawnRows(width: width) }
    return rows
  }

  package override var kind: String { "view" }

  package override var captions: [String] { accessibilityLabel.map { [$0] } ?? [] }

  package override var gestures: Set<Gesture.Kind> {
    Set((gestureRecognizers ?? []).filter(\.isEnabled).map(\.gesture))
  }

  open override func perform(_ gesture: Gesture) -> String? {
    guard
      let recognizer = gestureRecognizers?.last(where: {
        $0.isEnabled && $0.gesture == gesture.kind
      })
    else { return super.perform(gesture) }
    recognizer.recognize()
    return nil
  }

  package override var refusal: String? { isUserInteractionEnabled ? nil : "not interactive" }

  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
