public import Foundation

/// Shows at the top of a list that it is being refreshed, which a person starts by pulling the list down.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false {
    didSet { changed("isRefreshing", from: oldValue, to: isRefreshing) }
  }

  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }

  func pulled() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty(readOnly: "isRefreshing", \UIRefreshControl.isRefreshing)
    ]
  }

  package override var kind: String { "refresh control" }

  package override var gestures: Set<Gesture.Kind> { [] }

  open override var isDrawn: Bool { super.isDrawn && isRefreshing }

  open override func textRows(width: Int) -> [TextRow] { [TextRow("(~)")] }
}
