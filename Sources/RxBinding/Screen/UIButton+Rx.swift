public import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UIButton {
  /// Sends an element at each tap.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Sends an element at each primary action.
  public var primaryAction: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }

  /// Sets the title for a state.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: controlState) }
  }

  /// Sets the image for a state.
  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setImage(image, for: controlState) }
  }

  /// Sets the background image for a state.
  public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setBackgroundImage(image, for: controlState) }
  }

  /// Sets the attributed title for a state.
  public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?>
  {
    Binder(base) { button, title in button.setAttributedTitle(title, for: controlState) }
  }
}
