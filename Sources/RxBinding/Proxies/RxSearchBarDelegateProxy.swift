public import Foundation
public import HeadlessUI
import Rx

extension UISearchBar: HasDelegate {
  public typealias Delegate = any UISearchBarDelegate
}

/// The delegate proxy of a search bar.
open class RxSearchBarDelegateProxy:
  DelegateProxy<UISearchBar, any UISearchBarDelegate>, DelegateProxyType, UISearchBarDelegate
{
  /// The search bar; not kept alive.
  public var searchBar: UISearchBar? { parentObject }

  public init(searchBar: UISearchBar) {
    super.init(parentObject: searchBar, delegateProxy: RxSearchBarDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxSearchBarDelegateProxy(searchBar: $0) }
  }

  open func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    relay("searchBarShouldBeginEditing(_:)", [searchBar]) {
      $0.searchBarShouldBeginEditing(searchBar)
    } ?? true
  }

  open func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    relay("searchBarTextDidBeginEditing(_:)", [searchBar]) {
      $0.searchBarTextDidBeginEditing(searchBar)
    }
  }

  open func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    relay("searchBarShouldEndEditing(_:)", [searchBar]) { $0.searchBarShouldEndEditing(searchBar) }
      ?? true
  }

  open func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    relay("searchBarTextDidEndEditing(_:)", [searchBar]) {
      $0.searchBarTextDidEndEditing(searchBar)
    }
  }

  open func searchBar(
    _ searchBar: UISearchBar,
    textDidChange searchText: String
  ) {
    relay("searchBar(_:textDidChange:)", [searchBar, searchText]) {
      $0.searchBar(searchBar, textDidChange: searchText)
    }
  }

  open func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    relay("searchBar(_:shouldChangeTextIn:replacementText:)", [searchBar, range, text]) {
      $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }

  open func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    relay("searchBarSearchButtonClicked(_:)", [searchBar]) {
      $0.searchBarSearchButtonClicked(searchBar)
    }
  }

  open func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    relay("searchBarBookmarkButtonClicked(_:)", [searchBar]) {
      $0.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    relay("searchBarCancelButtonClicked(_:)", [searchBar]) {
      $0.searchBarCancelButtonClicked(searchBar)
    }
  }

  open func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    relay("searchBarResultsListButtonClicked(_:)", [searchBar]) {
      $0.searchBarResultsListButtonClicked(searchBar)
    }
  }

  open func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    relay("searchBar(_:selectedScopeButtonIndexDidChange:)", [searchBar, selectedScope]) {
      $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
