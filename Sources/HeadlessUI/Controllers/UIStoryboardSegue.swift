/// The way from one scene of a storyboard to another, which ``Storyboard`` registers.
open class UIStoryboardSegue: UIObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Pushes the destination if the source is in a navigation controller, else presents it.
  open func perform() {
    if let navigation = source.navigationController, !(destination is UINavigationController) {
      navigation.pushViewController(destination, animated: true)
    } else {
      source.present(destination, animated: true, completion: nil)
    }
  }
}
