extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    // Its own place is counted out, since it leaves it.
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling } ?? others.count
    insert(view, at: index + offset)
  }

  func remove() {
    guard let superview else { return }
    session.checkMain(self, "superview")
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    moveBetweenWindows(to: nil) {
      superview.subviews.removeAll { $0 === self }
      superview.contentDidChange()
      self.superview = nil
    }
    didMoveToSuperview()
  }

  func insert(_ view: UIView, at index: Int) {
    session.checkMain(self, "subviews")
    precondition(!isDescendant(of: view), "a view cannot be a subview of itself")
    if let old = view.superview {
      old.subviews.removeAll { $0 === view }
      old.contentDidChange()
    }
    let isNew = view.superview !== self
    if isNew { view.willMove(toSuperview: self) }
    view.moveBetweenWindows(to: window) {
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      view.superview = self
    }
    contentDidChange()
    if isNew {
      didAddSubview(view)
      view.didMoveToSuperview()
    }
  }

  func reorder(_ view: UIView, _ body: (inout [UIView]) -> Void) {
    guard subviews.contains(where: { $0 === view }) else { return }
    session.checkMain(self, "subviews")
    var reordered = subviews.filter { $0 !== view }
    body(&reordered)
    subviews = reordered
    contentDidChange()
  }

  private func moveBetweenWindows(to newWindow: UIWindow?, _ body: () -> Void) {
    let changes = window !== newWindow
    if changes { forEachInTree { $0.willMove(toWindow: newWindow) } }
    if changes, newWindow == nil, isFirstResponderInside {
      session.firstResponder?.resignFirstResponder()
    }
    body()
    if changes { forEachInTree { $0.didMoveToWindow() } }
  }

  private var isFirstResponderInside: Bool {
    (session.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInTree(body) }
  }
}
