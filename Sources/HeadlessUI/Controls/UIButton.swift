public import Foundation

/// A button, drawn as `[ title ]`, or as `(- title -)` if it is disabled.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  public private(set) var buttonType = ButtonType.custom

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true

  /// How the button looks; what it says of title and image counts for the normal state.
  open var configuration: Configuration? {
    didSet {
      guard let configuration else { return }
      setTitle(configuration.title, for: .normal)
      setImage(configuration.image, for: .normal)
      contentDidChange()
    }
  }

  private struct Look: Equatable {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var looks: [State: Look] = [:]

  private var titleLabelIfMade: UILabel?
  private var imageViewIfMade: UIImageView?

  /// The label of the title.
  ///
  /// It shows what the button shows; set the title of the button instead.
  open var titleLabel: UILabel? {
    if let titleLabelIfMade { return titleLabelIfMade }
    titleLabelIfMade = session.run { UILabel() }
    titleLabelIfMade?.text = currentTitle
    return titleLabelIfMade
  }

  open var imageView: UIImageView? {
    if let imageViewIfMade { return imageViewIfMade }
    imageViewIfMade = session.run { UIImageView() }
    imageViewIfMade?.image = currentImage
    return imageViewIfMade
  }

  open func setTitle(_ title: String?, for state: State) { change(state, \.title, title) }
  open func title(for state: State) -> String? { look(state, \.title) }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state, \.attributedTitle, title)
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    look(state, \.attributedTitle)
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state, \.titleColor, color)
  }
  open func titleColor(for state: State) -> UIColor? { look(state, \.titleColor) }
  open func setImage(_ image: UIImage?, for state: State) { change(state, \.image, image) }
  open func image(for state: State) -> UIImage? { look(state, \.image) }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state, \.backgroundImage, image)
  }

  open func backgroundImage(for state: State) -> UIImage? { look(state, \.backgroundImage) }

  /// The title that is shown: that of the present state, else that of the normal one.
  open var currentTitle: String? { attributedTitle(for: state)?.string ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentTitleColor: UIColor? { titleColor(for: state) }

  private func look<Part>(_ state: State, _ part: KeyPath<Look, Part?>) -> Part? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  private func change<Part: Equatable>(
    _ state: State,
    _ part: WritableKeyPath<Look, Part?>,
    _ value: Part?
  ) {
    let before = (currentTitle, currentImage)
    let old = looks[state]?[keyPath: part]
    looks[state, default: Look()][keyPath: part] = value
    defer {
      titleLabelIfMade?.text = currentTitle
      imageViewIfMade?.image = currentImage
    }
    if part as AnyKeyPath == \Look.image {
      changed("image", from: before.1, to: currentImage)
    } else if before.0 != currentTitle {
      changed("title", from: before.0, to: currentTitle)
    } else {
      session.checkMain(self, "title")
      if old != value { contentDidChange() }
    }
  }

  // MARK: Drawing and the hand

  package override var kind: String { "button" }

  package override var writing: [String] { currentTitle.map { [$0] } ?? [] }

  package override var captions: [String] {
    super.captions + (currentImage.map { [$0.name] } ?? [])
  }

  open override func textRows(width: Int) -> [TextRow] {
    let busy = configuration?.showsActivityIndicator == true ? "(~)" : nil
    let parts = [busy, currentImage?.description, currentTitle, configuration?.subtitle]
      .compactMap { $0 }
    let title = parts.isEmpty ? " " : parts.joined(separator: " ")
    let marked = isSelected ? "✓ \(title)" : title
    var row = TextRow(isEnabled ? "[ \(marked) ]" : "(- \(marked) -)")
    if let color = currentTitleColor { row.addMark("·\(color)") }
    return [row]
  }

  open override func perform(_ gesture: Gesture) -> String? {
    if let refused = super.perform(gesture) { return refused }
    if case .tap = gesture { sendActions(for: .primaryActionTriggered) }
    return nil
  }
}
