public import Foundation

/// A view that shows a part of its content, which a person can move.
///
/// It takes the rows of the screen that its siblings leave.
open class UIScrollView: UIView {
  /// The delegate.
  ///
  /// Subclasses have a property of the same name with a narrower type, which is preferred.
  @_disfavoredOverload
  open var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  private var offset = CGPoint.zero

  /// The point of the content at the upper left corner.
  ///
  /// The delegate hears of each change, by whomever.
  open var contentOffset: CGPoint {
    get { offset }
    set { move(to: newValue) }
  }

  private func move(to new: CGPoint) {
    session.checkMain(self, "contentOffset")
    let before = offset
    offset = new
    notifyObservers("contentOffset", from: before, to: new)
    guard before != new else { return }
    contentDidChange()
    tell(scrollDelegate, "scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  /// The part of the content that is shown: its origin is the offset.
  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: frame.size) }
    set {
      super.bounds = CGRect(origin: .zero, size: newValue.size)
      contentOffset = newValue.origin
    }
  }

  /// Moves the content.
  ///
  /// An animation takes no time; its end is told in the next turn.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
    guard animated else { return }
    session.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      tell(scrollDelegate, "scrollViewDidEndScrollingAnimation(_:)") {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  private var hasOwnContentSize = false
  private var size = CGSize.zero

  /// The size of the content; layout computes it unless you set it.
  open var contentSize: CGSize {
    get { size }
    set {
      session.checkMain(self, "contentSize")
      hasOwnContentSize = true
      resize(newValue)
    }
  }

  private func resize(_ new: CGSize) {
    let before = size
    size = new
    notifyObservers("contentSize", from: before, to: new)
  }

  /// Gives the content the size of its text, unless the program set one.
  func resizeByLayout(rows: Int) {
    guard !hasOwnContentSize else { return }
    let new = CGSize(width: frame.width, height: CGFloat(rows) * TextMetrics.rowHeight)
    if new != size { resize(new) }
  }

  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bounces = true
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var keyboardDismissMode = KeyboardDismissMode.none
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// How large the content is shown; the picture does not change with it.
  open var zoomScale: CGFloat = 1 {
    didSet {
      guard oldValue != zoomScale else { return }
      tell(scrollDelegate, "scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
    }
  }

  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("contentOffset", \UIScrollView.contentOffset),
      ObservableProperty("contentSize", \UIScrollView.contentSize),
    ]
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var target = offset
    if rect.minY < offset.y { target.y = rect.minY }
    if rect.maxY > offset.y + frame.height { target.y = rect.maxY - frame.height }
    if target != offset { setContentOffset(target, animated: animated) }
  }

  // MARK: Layout and drawing

  open override func rowCount(width: Int) -> Int? { nil }

  /// The rows of the content, of which the view shows those at its offset.
  open func contentRows(width: Int) -> [TextRow] {
    super.textRows(width: width)
  }

  open override func layoutSubviews() {
    placeSubviews()
    resizeByLayout(rows: contentRows(width: TextMetrics.columns(frame.width)).count)
  }

  open override func textRows(width: Int) -> [TextRow] {
    let rows = contentRows(width: width)
    let start = min(max(TextMetrics.rows(offset.y), 0), rows.count)
    let visible = rows[start...].prefix(max(TextMetrics.rows(frame.height), 0))
    // A list without content takes a row, where a person can pull it.
    return visible.isEmpty ? [TextRow("")] : Array(visible)
  }

  // MARK: The hand

  package override var kind: String { "scroll view" }

  package override var gestures: Set<Gesture.Kind> { super.gestures.union([.scroll, .pull]) }

  /// Moves the content back if less of it is left than the offset shows.
  func clampOffset() {
    let last = max(lastOffset, 0)
    if offset.y > last { contentOffset = CGPoint(x: offset.x, y: last) }
  }

  /// The furthest that a person can move the content.
  var lastOffset: CGFloat { max(size.height - frame.height, 0) }

  open override func perform(_ gesture: Gesture) -> String? {
    switch gesture {
    case .scroll(let rows):
      guard isScrollEnabled else { return "\(kind) does not scroll: `isScrollEnabled` is false" }
      drag(rows: rows)
      return nil
    case .pull: return pull()
    default: return super.perform(gesture)
    }
  }

  /// Moves the content row by row, as far as it goes.
  private func drag(rows: Int) {
    beginDragging()
    for _ in 0..<abs(rows) {
      let step = rows > 0 ? TextMetrics.rowHeight : -TextMetrics.rowHeight
      let target = min(max(offset.y + step, 0), max(lastOffset, 0))
      guard target != offset.y else { break }
      contentOffset = CGPoint(x: offset.x, y: target)
      layoutIfNeeded()
    }
    endDragging()
  }

  private func beginDragging() {
    isDragging = true
    if keyboardDismissMode != .none { window?.endEditing(true) }
    tell(scrollDelegate, "scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
  }

  private func endDragging() {
    var target = offset
    withUnsafeMutablePointer(to: &target) { target in
      tell(scrollDelegate, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
        $0.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: target)
      }
    }
    isDragging = false
    tell(scrollDelegate, "scrollViewDidEndDragging(_:willDecelerate:)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    if target != offset { contentOffset = target }
  }

  private func pull() -> String? {
    guard let refreshControl else { return "\(kind) has no refresh control" }
    guard offset.y <= 0 else { return "\(kind) is not at its top" }
    beginDragging()
    endDragging()
    refreshControl.pulled()
    return nil
  }

  /// Touches the status bar, which moves the content to its top.
  func scrollToTop() {
    let scrolls = ask(scrollDelegate, "scrollViewShouldScrollToTop(_:)", default: true) {
      $0.scrollViewShouldScrollToTop(self)
    }
    guard scrolls else { return }
    contentOffset = CGPoint(x: offset.x, y: 0)
    tell(scrollDelegate, "scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
  }

  /// Moves two fingers apart or together.
  func zoom(to scale: CGFloat) {
    let view = ask(scrollDelegate, "viewForZooming(in:)", default: nil) {
      $0.viewForZooming(in: self)
    }
    tell(scrollDelegate, "scrollViewWillBeginZooming(_:with:)") {
      $0.scrollViewWillBeginZooming(self, with: view)
    }
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    tell(scrollDelegate, "scrollViewDidEndZooming(_:with:atScale:)") {
      $0.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }
}
