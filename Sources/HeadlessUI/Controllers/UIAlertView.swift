public import Foundation

/// What stood for ``UIAlertController`` before there were alert controllers.
open class UIAlertView: UIView {
  open weak var delegate: (any UIAlertViewDelegate)?
  open var title: String
  open var message: String?
  open var cancelButtonIndex = -1
  private var buttons: [String] = []
  private var alert: UIAlertController?

  public init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  open var numberOfButtons: Int { buttons.count }

  open func buttonTitle(at index: Int) -> String? {
    buttons.indices.contains(index) ? buttons[index] : nil
  }

  /// - Returns: The index of the button.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }

  open var isVisible: Bool { alert?.presentingViewController != nil }

  /// Shows the alert over all that the window shows.
  open func show() {
    let alert = session.run {
      UIAlertController(title: title, message: message, preferredStyle: .alert)
    }
    for (index, title) in buttons.enumerated() {
      let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
      alert.addAction(
        session.run { UIAlertAction(title: title, style: style) { _ in self.choose(index) } }
      )
    }
    self.alert = alert
    var top = session.keyWindow?.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.present(alert, animated: true)
  }

  open func dismiss(withClickedButtonIndex index: Int, animated: Bool) {
    alert?.dismiss(animated: animated)
    end(index)
  }

  private func choose(_ index: Int) {
    tell(delegate, "alertView(_:clickedButtonAt:)", [index]) {
      $0.alertView(self, clickedButtonAt: index)
    }
    end(index)
  }

  private func end(_ index: Int) {
    alert = nil
    tell(delegate, "alertView(_:didDismissWithButtonIndex:)", [index]) {
      $0.alertView(self, didDismissWithButtonIndex: index)
    }
  }
}

/// What an alert view tells its delegate.
public protocol UIAlertViewDelegate: AnyObject {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
