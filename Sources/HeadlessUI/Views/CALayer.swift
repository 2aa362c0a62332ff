public import Foundation

/// The look of a view's edges, which has no effect on the picture.
public final class CALayer {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var masksToBounds = false
  public var shadowColor: CGColor?
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 0
}
