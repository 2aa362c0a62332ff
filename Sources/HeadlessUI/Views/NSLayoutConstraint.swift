public import Foundation

/// A rule of layout.
///
/// It can be made and activated and has no effect, since views stand below one another.
public final class NSLayoutConstraint: UIObject {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// What of a view a constraint speaks of.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  public var constant: CGFloat
  public var identifier: String?
  public var priority = UILayoutPriority.required

  public var isActive = false {
    didSet { if isActive { explain() } }
  }

  public override convenience init() {
    self.init(constant: 0)
  }

  init(constant: CGFloat) {
    self.constant = constant
    super.init()
  }

  /// Says that an attribute of `item` has the relation to `multiplier` times the other one plus `constant`.
  public convenience init(
    item: Any,
    attribute: Attribute,
    relatedBy: Relation,
    toItem: Any?,
    attribute otherAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(constant: constant)
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func explain() {
    session.sayOnce(
      "constraints have no effect here: views stand below one another, or side by side in a stack"
    )
  }
}

/// An edge of a view, from which constraints are made.
public struct NSLayoutAnchor<Kind> {
  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// The length of a view.
public enum NSLayoutDimensionKind {}

/// A vertical edge of a view.
public enum NSLayoutXAxisKind {}

/// A horizontal edge of a view.
public enum NSLayoutYAxisKind {}

extension NSLayoutAnchor where Kind == NSLayoutDimensionKind {
  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}
