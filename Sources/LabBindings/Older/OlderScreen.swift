/// What UIKit was called up to Swift 4, as far as articles show it.
///
/// `OlderScreenNames` has the names that follow a rule.
enum OlderScreen {
  static let declaration = ([members] + OlderScreenNames.declarations).joined(separator: "\n")

  private static let members = """
    extension UIApplication {
      @available(UIKit, obsoleted: 3, renamed: "shared") class func sharedApplication() -> UIApplication { .shared }
      @available(UIKit, obsoleted: 6, renamed: "open(_:)") func openURL(_ url: URL) { self.open(url) }
    }
    extension UIScreen {
      @available(UIKit, obsoleted: 3, renamed: "main") class func mainScreen() -> UIScreen { .main }
    }
    extension UIResponder {
      @available(UIKit, obsoleted: 3, renamed: "isFirstResponder") func isFirstResponder() -> Bool { self.isFirstResponder }
    }
    extension UIView {
      @available(UIKit, obsoleted: 3, renamed: "animate(withDuration:animations:)")
      class func animateWithDuration(_ duration: Double, animations: @escaping () -> Void) { self.animate(withDuration: duration, animations: animations) }
      @available(UIKit, obsoleted: 3, renamed: "animate(withDuration:animations:completion:)")
      class func animateWithDuration(_ duration: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)?) { self.animate(withDuration: duration, animations: animations, completion: completion) }
      @available(UIKit, obsoleted: 3, renamed: "insertSubview(_:at:)") func insertSubview(_ view: UIView, atIndex: Int) { self.insertSubview(view, at: atIndex) }
      @available(UIKit, obsoleted: 3, renamed: "isDescendant(of:)") func isDescendantOfView(_ view: UIView) -> Bool { self.isDescendant(of: view) }
    }
    extension UIViewController {
      @available(UIKit, obsoleted: 3, renamed: "present(_:animated:completion:)")
      func presentViewController(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) { self.present(controller, animated: animated, completion: completion) }
      @available(UIKit, obsoleted: 3, renamed: "dismiss(animated:completion:)")
      func dismissViewControllerAnimated(_ animated: Bool, completion: (() -> Void)?) { self.dismiss(animated: animated, completion: completion) }
      @available(UIKit, obsoleted: 3, renamed: "isViewLoaded") func isViewLoaded() -> Bool { self.isViewLoaded }
      @available(UIKit, obsoleted: 5, renamed: "addChild(_:)") func addChildViewController(_ child: UIViewController) { self.addChild(child) }
      @available(UIKit, obsoleted: 5, renamed: "isMovingToParent") var isMovingToParentViewController: Bool { self.isMovingToParent }
      @available(UIKit, obsoleted: 5, renamed: "isMovingFromParent") var isMovingFromParentViewController: Bool { self.isMovingFromParent }
      @available(UIKit, obsoleted: 5, renamed: "children") var childViewControllers: [UIViewController] { self.children }
      @available(UIKit, obsoleted: 5, renamed: "willMove(toParent:)") func willMove(toParentViewController parent: UIViewController?) { self.willMove(toParent: parent) }
      @available(UIKit, obsoleted: 5, renamed: "didMove(toParent:)") func didMove(toParentViewController parent: UIViewController?) { self.didMove(toParent: parent) }
      @available(UIKit, obsoleted: 3, renamed: "didMove(toParent:)") func didMoveToParentViewController(_ parent: UIViewController?) { self.didMove(toParent: parent) }
    }
    extension UINavigationController {
      @available(UIKit, obsoleted: 3, renamed: "popViewController(animated:)")
      @discardableResult func popViewControllerAnimated(_ animated: Bool) -> UIViewController? { self.popViewController(animated: animated) }
      @available(UIKit, obsoleted: 3, renamed: "popToRootViewController(animated:)")
      @discardableResult func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? { self.popToRootViewController(animated: animated) }
    }
    extension UIStoryboard {
      @available(UIKit, obsoleted: 3, renamed: "instantiateViewController(withIdentifier:)")
      func instantiateViewControllerWithIdentifier(_ identifier: String) -> UIViewController { self.instantiateViewController(withIdentifier: identifier) }
    }
    extension UIControl {
      @available(UIKit, obsoleted: 3, renamed: "addTarget(_:action:for:)") func addTarget(_ target: Any?, action: Selector, forControlEvents: UIControl.Event) { self.addTarget(target, action: action, for: forControlEvents) }
      @available(UIKit, obsoleted: 3, renamed: "removeTarget(_:action:for:)") func removeTarget(_ target: Any?, action: Selector?, forControlEvents: UIControl.Event) { self.removeTarget(target, action: action, for: forControlEvents) }
      @available(UIKit, obsoleted: 3, renamed: "sendActions(for:)") func sendActionsForControlEvents(_ events: UIControl.Event) { self.sendActions(for: events) }
    }
    extension UIButton {
      @available(UIKit, obsoleted: 3, renamed: "setTitle(_:for:)") func setTitle(_ title: String?, forState: UIControl.State) { self.setTitle(title, for: forState) }
      @available(UIKit, obsoleted: 3, renamed: "title(for:)") func titleForState(_ state: UIControl.State) -> String? { self.title(for: state) }
      @available(UIKit, obsoleted: 3, renamed: "setTitleColor(_:for:)") func setTitleColor(_ color: UIColor?, forState: UIControl.State) { self.setTitleColor(color, for: forState) }
      @available(UIKit, obsoleted: 3, renamed: "setImage(_:for:)") func setImage(_ image: UIImage?, forState: UIControl.State) { self.setImage(image, for: forState) }
      @available(UIKit, obsoleted: 3, renamed: "setBackgroundImage(_:for:)") func setBackgroundImage(_ image: UIImage?, forState: UIControl.State) { self.setBackgroundImage(image, for: forState) }
      @available(UIKit, obsoleted: 3, renamed: "setAttributedTitle(_:for:)") func setAttributedTitle(_ title: NSAttributedString?, forState: UIControl.State) { self.setAttributedTitle(title, for: forState) }
    }
    extension UISegmentedControl {
      @available(UIKit, obsoleted: 3, renamed: "titleForSegment(at:)") func titleForSegmentAtIndex(_ segment: Int) -> String? { self.titleForSegment(at: segment) }
      @available(UIKit, obsoleted: 3, renamed: "setTitle(_:forSegmentAt:)") func setTitle(_ title: String?, forSegmentAtIndex: Int) { self.setTitle(title, forSegmentAt: forSegmentAtIndex) }
      @available(UIKit, obsoleted: 3, renamed: "insertSegment(withTitle:at:animated:)") func insertSegmentWithTitle(_ title: String?, atIndex: Int, animated: Bool) { self.insertSegment(withTitle: title, at: atIndex, animated: animated) }
    }
    extension UIActivityIndicatorView {
      @available(UIKit, obsoleted: 3, renamed: "isAnimating") func isAnimating() -> Bool { self.isAnimating }
      @available(UIKit, obsoleted: 5, renamed: "init(style:)") convenience init(activityIndicatorStyle: UIActivityIndicatorView.Style) { self.init(style: activityIndicatorStyle) }
    }
    extension UITableView {
      @available(UIKit, obsoleted: 3, renamed: "register(_:forCellReuseIdentifier:)") func registerClass(_ type: AnyClass?, forCellReuseIdentifier: String) { self.register(type, forCellReuseIdentifier: forCellReuseIdentifier) }
      @available(UIKit, obsoleted: 3, renamed: "register(_:forCellReuseIdentifier:)") func registerNib(_ nib: UINib?, forCellReuseIdentifier: String) { self.register(nib, forCellReuseIdentifier: forCellReuseIdentifier) }
      @available(UIKit, obsoleted: 3, renamed: "dequeueReusableCell(withIdentifier:)")
      func dequeueReusableCellWithIdentifier(_ identifier: String) -> UITableViewCell? { self.dequeueReusableCell(withIdentifier: identifier) }
      @available(UIKit, obsoleted: 3, renamed: "dequeueReusableCell(withIdentifier:for:)")
      func dequeueReusableCellWithIdentifier(_ identifier: String, forIndexPath indexPath: IndexPath) -> UITableViewCell { self.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
      @available(UIKit, obsoleted: 3, renamed: "cellForRow(at:)") func cellForRowAtIndexPath(_ indexPath: IndexPath) -> UITableViewCell? { self.cellForRow(at: indexPath) }
      @available(UIKit, obsoleted: 3, renamed: "indexPath(for:)") func indexPathForCell(_ cell: UITableViewCell) -> IndexPath? { self.indexPath(for: cell) }
      @available(UIKit, obsoleted: 3, renamed: "numberOfRows(inSection:)") func numberOfRowsInSection(_ section: Int) -> Int { self.numberOfRows(inSection: section) }
      @available(UIKit, obsoleted: 3, renamed: "selectRow(at:animated:scrollPosition:)") func selectRowAtIndexPath(_ indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) { self.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
      @available(UIKit, obsoleted: 3, renamed: "deselectRow(at:animated:)")
      func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) { self.deselectRow(at: indexPath, animated: animated) }
      @available(UIKit, obsoleted: 3, renamed: "insertRows(at:with:)") func insertRowsAtIndexPaths(_ paths: [IndexPath], withRowAnimation: UITableView.RowAnimation) { self.insertRows(at: paths, with: withRowAnimation) }
      @available(UIKit, obsoleted: 3, renamed: "deleteRows(at:with:)") func deleteRowsAtIndexPaths(_ paths: [IndexPath], withRowAnimation: UITableView.RowAnimation) { self.deleteRows(at: paths, with: withRowAnimation) }
      @available(UIKit, obsoleted: 3, renamed: "reloadRows(at:with:)") func reloadRowsAtIndexPaths(_ paths: [IndexPath], withRowAnimation: UITableView.RowAnimation) { self.reloadRows(at: paths, with: withRowAnimation) }
      @available(UIKit, obsoleted: 3, renamed: "scrollToRow(at:at:animated:)") func scrollToRowAtIndexPath(_ path: IndexPath, atScrollPosition: UITableView.ScrollPosition, animated: Bool) { self.scrollToRow(at: path, at: atScrollPosition, animated: animated) }
    }
    extension UICollectionView {
      @available(UIKit, obsoleted: 3, renamed: "register(_:forCellWithReuseIdentifier:)") func registerClass(_ type: AnyClass?, forCellWithReuseIdentifier: String) { self.register(type, forCellWithReuseIdentifier: forCellWithReuseIdentifier) }
      @available(UIKit, obsoleted: 3, renamed: "dequeueReusableCell(withReuseIdentifier:for:)") func dequeueReusableCellWithReuseIdentifier(_ identifier: String, forIndexPath: IndexPath) -> UICollectionViewCell { self.dequeueReusableCell(withReuseIdentifier: identifier, for: forIndexPath) }
      @available(UIKit, obsoleted: 3, renamed: "cellForItem(at:)") func cellForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewCell? { self.cellForItem(at: indexPath) }
      @available(UIKit, obsoleted: 3, renamed: "deselectItem(at:animated:)") func deselectItemAtIndexPath(_ indexPath: IndexPath, animated: Bool) { self.deselectItem(at: indexPath, animated: animated) }
    }
    extension UIFont {
      @available(UIKit, obsoleted: 3, renamed: "systemFont(ofSize:)") class func systemFontOfSize(_ size: CGFloat) -> UIFont { self.systemFont(ofSize: size) }
      @available(UIKit, obsoleted: 3, renamed: "boldSystemFont(ofSize:)") class func boldSystemFontOfSize(_ size: CGFloat) -> UIFont { self.boldSystemFont(ofSize: size) }
    }
    extension IndexPath {
      @available(UIKit, obsoleted: 3, renamed: "init(row:section:)") init(forRow row: Int, inSection section: Int) { self.init(row: row, section: section) }
      @available(UIKit, obsoleted: 3, renamed: "init(item:section:)") init(forItem item: Int, inSection section: Int) { self.init(item: item, section: section) }
    }
    extension NSValue {
      @available(UIKit, obsoleted: 3, renamed: "cgRectValue") func CGRectValue() -> CGRect { self.cgRectValue }
    }
    extension Notification.Name {
      @available(UIKit, obsoleted: 5, renamed: "UITextField.textDidBeginEditingNotification") static var UITextFieldTextDidBeginEditing: Notification.Name { UITextField.textDidBeginEditingNotification }
      @available(UIKit, obsoleted: 5, renamed: "UITextField.textDidChangeNotification") static var UITextFieldTextDidChange: Notification.Name { UITextField.textDidChangeNotification }
      @available(UIKit, obsoleted: 5, renamed: "UITextField.textDidEndEditingNotification") static var UITextFieldTextDidEndEditing: Notification.Name { UITextField.textDidEndEditingNotification }
      @available(UIKit, obsoleted: 5, renamed: "UITextView.textDidBeginEditingNotification") static var UITextViewTextDidBeginEditing: Notification.Name { UITextView.textDidBeginEditingNotification }
      @available(UIKit, obsoleted: 5, renamed: "UITextView.textDidChangeNotification") static var UITextViewTextDidChange: Notification.Name { UITextView.textDidChangeNotification }
      @available(UIKit, obsoleted: 5, renamed: "UITextView.textDidEndEditingNotification") static var UITextViewTextDidEndEditing: Notification.Name { UITextView.textDidEndEditingNotification }
      @available(UIKit, obsoleted: 5, renamed: "UIApplication.didEnterBackgroundNotification") static var UIApplicationDidEnterBackground: Notification.Name { UIApplication.didEnterBackgroundNotification }
      @available(UIKit, obsoleted: 5, renamed: "UIApplication.willEnterForegroundNotification") static var UIApplicationWillEnterForeground: Notification.Name { UIApplication.willEnterForegroundNotification }
      @available(UIKit, obsoleted: 5, renamed: "UIApplication.didBecomeActiveNotification") static var UIApplicationDidBecomeActive: Notification.Name { UIApplication.didBecomeActiveNotification }
      @available(UIKit, obsoleted: 5, renamed: "UIApplication.willResignActiveNotification") static var UIApplicationWillResignActive: Notification.Name { UIApplication.willResignActiveNotification }
    }
    @available(UIKit, obsoleted: 5, renamed: "UIApplication.openSettingsURLString") var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
    @available(UIKit, obsoleted: 5, renamed: "UITableView.automaticDimension") var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
    @available(UIKit, obsoleted: 3, renamed: "UIEdgeInsets.zero") var UIEdgeInsetsZero: UIEdgeInsets { .zero }
    @available(UIKit, obsoleted: 3, renamed: "CGRect.zero") var CGRectZero: CGRect { .zero }
    @available(UIKit, obsoleted: 3, renamed: "CGPoint.zero") var CGPointZero: CGPoint { .zero }
    @available(UIKit, obsoleted: 3, renamed: "CGSize.zero") var CGSizeZero: CGSize { .zero }
    @available(UIKit, obsoleted: 3, renamed: "CGRect.init(x:y:width:height:)") func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
    @available(UIKit, obsoleted: 3, renamed: "CGPoint.init(x:y:)") func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    @available(UIKit, obsoleted: 3, renamed: "CGSize.init(width:height:)") func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    @available(UIKit, obsoleted: 5, renamed: "UIEdgeInsets.init(top:left:bottom:right:)") func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
    """
}
