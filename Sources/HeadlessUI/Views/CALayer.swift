public import Foundation

/// The look of a view's edges, which has no effect on the picture.
///
/// What a view has, too, such as its opacity, is the view's own.
public final class CALayer: NSObject {
  private weak var view: UIView?
  private var ownOpacity: Float = 1
  private var ownHiding = false

  /// Makes a layer of no view.
  public override init() {}

  init(of view: UIView) { self.view = view }

  /// The view's `alpha`.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  public var isHidden: Bool {
    get { view?.isHidden ?? ownHiding }
    set { if let view { view.isHidden = newValue } else { ownHiding = newValue } }
  }

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
