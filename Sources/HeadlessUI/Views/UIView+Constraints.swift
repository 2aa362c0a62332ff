extension UIView {
  public var topAnchor: NSLayoutAnchor<NSLayoutYAxisKind> { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor<NSLayoutYAxisKind> { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor<NSLayoutYAxisKind> { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor<NSLayoutXAxisKind> { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor<NSLayoutXAxisKind> { NSLayoutAnchor() }
  public var leftAnchor: NSLayoutAnchor<NSLayoutXAxisKind> { NSLayoutAnchor() }
  public var rightAnchor: NSLayoutAnchor<NSLayoutXAxisKind> { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutAnchor<NSLayoutXAxisKind> { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor<NSLayoutDimensionKind> { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor<NSLayoutDimensionKind> { NSLayoutAnchor() }

  /// The area that bars leave free: the view itself, since bars take no rows of it.
  public var safeAreaLayoutGuide: UIView { self }

  /// Has no effect.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Has no effect.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}
