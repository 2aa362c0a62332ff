import Foundation

/// An image, drawn as `▣` and its name.
open class UIImageView: UIView {
  open override class var isInteractiveByDefault: Bool { false }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  open var image: UIImage? {
    didSet { changed("image", from: oldValue, to: image) }
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [ObservableProperty("image", \UIImageView.image)]
  }

  open override var kind: String { "image" }

  open override var writing: [String] { image.map { [$0.name] } ?? [] }

  open override func textRows(width: Int) -> [TextRow] {
    [TextRow(image?.description ?? "▢")]
  }
}
