public import HeadlessUI
import Rx

extension UISearchController: HasDelegate {
  public typealias Delegate = any UISearchControllerDelegate
}

/// The delegate proxy of a search controller.
open class RxSearchControllerDelegateProxy:
  DelegateProxy<UISearchController, any UISearchControllerDelegate>, DelegateProxyType,
  UISearchControllerDelegate
{
  /// The object whose delegate this is; not kept alive.
  public var searchController: UISearchController? { parentObject }

  public init(searchController: UISearchController) {
    super.init(parentObject: searchController, delegateProxy: RxSearchControllerDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxSearchControllerDelegateProxy(searchController: $0) }
  }

  open func presentSearchController(_ searchController: UISearchController) {
    relay("presentSearchController(_:)", [searchController]) {
      $0.presentSearchController(searchController)
    }
  }

  open func willPresentSearchController(_ searchController: UISearchController) {
    relay("willPresentSearchController(_:)", [searchController]) {
      $0.willPresentSearchController(searchController)
    }
  }

  open func didPresentSearchController(_ searchController: UISearchController) {
    relay("didPresentSearchController(_:)", [searchController]) {
      $0.didPresentSearchController(searchController)
    }
  }

  open func willDismissSearchController(_ searchController: UISearchController) {
    relay("willDismissSearchController(_:)", [searchController]) {
      $0.willDismissSearchController(searchController)
    }
  }

  open func didDismissSearchController(_ searchController: UISearchController) {
    relay("didDismissSearchController(_:)", [searchController]) {
      $0.didDismissSearchController(searchController)
    }
  }
}
