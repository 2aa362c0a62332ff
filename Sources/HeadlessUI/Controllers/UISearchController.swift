public import Foundation

/// A search bar and what it searches: focus in the bar presents the search, the bar's cancel button dismisses it.
open class UISearchController: UIViewController, SearchBarOwner {
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  public let searchResultsController: UIViewController?

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  open weak var delegate: (any UISearchControllerDelegate)?

  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true

  private lazy var bar: UISearchBar = session.run {
    let bar = UISearchBar()
    bar.owner = self
    return bar
  }

  open var searchBar: UISearchBar { bar }

  private var active = false

  /// Whether the search is presented.
  open var isActive: Bool {
    get { active }
    set {
      let before = active
      active = newValue
      changed("isActive", from: before, to: newValue)
      guard before != newValue else { return }
      searchBar.contentDidChange()
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    tell(delegate, "presentSearchController(_:)") { $0.presentSearchController(self) }
    tell(delegate, "willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
    update()
    session.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      tell(delegate, "didPresentSearchController(_:)") { $0.didPresentSearchController(self) }
    }
  }

  private func end() {
    tell(delegate, "willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
    searchBar.text = ""
    searchBar.resignFirstResponder()
    update()
    session.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      tell(delegate, "didDismissSearchController(_:)") { $0.didDismissSearchController(self) }
    }
  }

  private func update() {
    tell(searchResultsUpdater, "updateSearchResults(for:)") { $0.updateSearchResults(for: self) }
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [ObservableProperty("isActive", \UISearchController.isActive)]
  }

  package override var isOnScreen: Bool { bar.isOnScreen }

  // MARK: The bar

  var showsCancelButton: Bool { active && automaticallyShowsCancelButton }

  func searchBarDidBeginEditing() { isActive = true }

  func searchBarDidChange() { if active { update() } }

  func searchBarDidCancel() { isActive = false }
}

/// Hears that a search comes and goes.
public protocol UISearchControllerDelegate: AnyObject {
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Searches again when the text or the scope changes.
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
