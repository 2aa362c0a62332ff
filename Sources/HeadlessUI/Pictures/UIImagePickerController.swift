public import Foundation

/// Shows the pictures of the device, one of which a person taps; a picture is a name.
///
/// ``Hand/photos`` says which there are.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What the delegate is told of a picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// There is no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setViewControllers([session.run { PhotoList() }], animated: false)
  }

  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setViewControllers([session.run { PhotoList() }], animated: false)
  }

  @_nonoverride
  open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get {
      navigationDelegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    set { navigationDelegate = newValue }
  }

  open var sourceType = SourceType.photoLibrary

  /// Whether the delegate gets an edited picture as well, which is the picture itself.
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    navigationDelegate as? any UIImagePickerControllerDelegate
  }

  fileprivate func pick(_ name: String) {
    guard let image = UIImage(named: name) else { return }
    var info: [InfoKey: Any] = [.mediaType: mediaTypes.first ?? "", .originalImage: image]
    if allowsEditing { info[.editedImage] = image }
    let message = "imagePickerController(_:didFinishPickingMediaWithInfo:)"
    guard let pickerDelegate else {
      tell(pickerDelegate, message, [self, info]) { _ in }
      dismiss(animated: true)
      return
    }
    tell(pickerDelegate, message, [self, info]) {
      $0.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }

  fileprivate func cancel() {
    let message = "imagePickerControllerDidCancel(_:)"
    guard let pickerDelegate else {
      tell(pickerDelegate, message, [self]) { _ in }
      dismiss(animated: true)
      return
    }
    tell(pickerDelegate, message, [self]) { $0.imagePickerControllerDidCancel(self) }
  }
}

/// Hears of the picture that a person picked.
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The pictures of the device, a row each.
private final class PhotoList: UITableViewController {
  private var picker: UIImagePickerController? { navigationController as? UIImagePickerController }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    let cancel = session.run {
      UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    }
    cancel.addHandler { [weak self] _ in self?.picker?.cancel() }
    navigationItem.rightBarButtonItem = cancel
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    session.hand.photos.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = session.hand.photos[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    picker?.pick(session.hand.photos[indexPath.row])
  }
}

extension ScreenSession {
  fileprivate static let photosKey = AttachmentKey<[String]>()
}

extension Hand {
  /// The names of the pictures on the device, which a ``UIImagePickerController`` shows.
  public var photos: [String] {
    get { session[attachment: ScreenSession.photosKey] ?? ["beach", "forest", "harbour"] }
    set { session[attachment: ScreenSession.photosKey] = newValue }
  }
}
