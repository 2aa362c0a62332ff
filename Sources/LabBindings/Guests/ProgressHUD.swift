/// `MBProgressHUD`, which says over a view that something is being done.
enum ProgressHUD {
  static let declaration = """
    public enum MBProgressHUDMode: Int {
      case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
      public static var Indeterminate: MBProgressHUDMode { .indeterminate }
      public static var Determinate: MBProgressHUDMode { .determinate }
      public static var Text: MBProgressHUDMode { .text }
    }
    open class MBProgressHUD: UIView {
      private let spinner = UIActivityIndicatorView()
      public let label = UILabel()
      public let detailsLabel = UILabel()
      public var dimBackground = false
      public var progress: Float = 0
      public var removeFromSuperViewOnHide = false
      public var mode = MBProgressHUDMode.indeterminate {
        didSet { spinner.isHidden = mode == .text }
      }
      public var labelText: String? {
        get { label.text }
        set { label.text = newValue }
      }
      public var detailsLabelText: String? {
        get { detailsLabel.text }
        set { detailsLabel.text = newValue }
      }
      public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "hud"
        label.accessibilityIdentifier = "hud"
        spinner.startAnimating()
        addSubview(UIStackView(arrangedSubviews: [spinner, label]))
      }
      public convenience init() { self.init(frame: .zero) }
      public required init?(coder: NSCoder) { nil }
      open func show(animated: Bool) { isHidden = false }
      open func hide(animated: Bool) {
        if removeFromSuperViewOnHide { removeFromSuperview() } else { isHidden = true }
      }
      @discardableResult
      open class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
        let hud = MBProgressHUD()
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        return hud
      }
      @discardableResult
      open class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.hide(animated: animated)
        return true
      }
      open class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.last { $0 is MBProgressHUD } as? MBProgressHUD
      }
      @discardableResult
      open class func showHUDAddedTo(_ view: UIView!, animated: Bool) -> MBProgressHUD {
        guard let view else { return MBProgressHUD() }
        return showAdded(to: view, animated: animated)
      }
      @discardableResult
      open class func hideHUDForView(_ view: UIView!, animated: Bool) -> Bool {
        guard let view else { return false }
        return hide(for: view, animated: animated)
      }
    }
    """
}
