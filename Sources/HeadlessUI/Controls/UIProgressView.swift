import Foundation

/// How far something is, drawn as `▓▓▓░░ 60%`.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
  }

  private var share: Float = 0

  /// From 0 to 1.
  open var progress: Float {
    get { share }
    set {
      let before = share
      share = min(max(newValue, 0), 1)
      changed("progress", from: before, to: share)
    }
  }

  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [ObservableProperty("progress", \UIProgressView.progress)]
  }

  package override var kind: String { "progress" }

  open override func textRows(width: Int) -> [TextRow] {
    let full = Int((share * 5).rounded(.down))
    let bar = String(repeating: "▓", count: full) + String(repeating: "░", count: 5 - full)
    return [TextRow("\(bar) \(Int((share * 100).rounded()))%")]
  }
}
