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

  open var highlightedImage: UIImage? {
    didSet { changed("highlightedImage", from: oldValue, to: highlightedImage) }
  }

  open var isHighlighted = false {
    didSet { changed("isHighlighted", from: oldValue, to: isHighlighted) }
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("image", \UIImageView.image),
      ObservableProperty("highlightedImage", \UIImageView.highlightedImage),
      ObservableProperty("isHighlighted", \UIImageView.isHighlighted),
    ]
  }

  package override var kind: String { "image" }

  package override var writing: [String] { shown.map { [$0.name] } ?? [] }

  open override func textRows(width: Int) -> [TextRow] {
    [TextRow(shown?.description ?? "▢")]
  }
}
