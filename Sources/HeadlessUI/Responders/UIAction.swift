/// A closure with a title that a control performs.
open class UIAction: UIObject {
  public typealias Handler = (UIAction) -> Void

  open var title: String
  open var image: UIImage?
  public let identifier: String

  /// The object that performs the action, while the handler runs.
  public internal(set) var sender: Any?

  private let handler: Handler

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: String? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    self.identifier = identifier ?? ""
    super.init()
  }

  func perform(sender: Any?) {
    self.sender = sender
    // A sender that stayed here would keep the control that keeps this action.
    defer { self.sender = nil }
    handler(self)
  }
}
