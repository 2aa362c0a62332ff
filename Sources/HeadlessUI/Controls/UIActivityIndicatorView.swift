import Foundation

/// Shows that something is going on, drawn as `(~)`.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  open var style = Style.medium

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Whether the indicator takes no row while it is still.
  open var hidesWhenStopped = true {
    didSet { changed("hidesWhenStopped", from: oldValue, to: hidesWhenStopped) }
  }

  open private(set) var isAnimating = false {
    didSet { changed("isAnimating", from: oldValue, to: isAnimating) }
  }

  open func startAnimating() {
    isAnimating = true
  }

  open func stopAnimating() {
    isAnimating = false
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty(readOnly: "isAnimating", \UIActivityIndicatorView.isAnimating)
    ]
  }

  package override var kind: String { "activity indicator" }

  open override var isDrawn: Bool { super.isDrawn && (isAnimating || !hidesWhenStopped) }

  open override func textRows(width: Int) -> [TextRow] {
    [TextRow(isAnimating ? "(~)" : "( )")]
  }
}
