public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UINavigationItem {
  /// Sets the title.
  public var title: BindingTarget<String?> { makeBindingTarget { $0.title = $1 } }

  /// Sets the line above the title.
  public var prompt: BindingTarget<String?> { makeBindingTarget { $0.prompt = $1 } }

  /// Sets the view in place of the title.
  public var titleView: BindingTarget<UIView?> { makeBindingTarget { $0.titleView = $1 } }

  /// Sets the button on the left.
  public var leftBarButtonItem: BindingTarget<UIBarButtonItem?> {
    makeBindingTarget { $0.leftBarButtonItem = $1 }
  }

  /// Sets the buttons on the left.
  public var leftBarButtonItems: BindingTarget<[UIBarButtonItem]?> {
    makeBindingTarget { $0.leftBarButtonItems = $1 }
  }

  /// Sets the button on the right.
  public var rightBarButtonItem: BindingTarget<UIBarButtonItem?> {
    makeBindingTarget { $0.rightBarButtonItem = $1 }
  }

  /// Sets the buttons on the right.
  public var rightBarButtonItems: BindingTarget<[UIBarButtonItem]?> {
    makeBindingTarget { $0.rightBarButtonItems = $1 }
  }

  /// Sets the button with which the next screen leads back here.
  public var backBarButtonItem: BindingTarget<UIBarButtonItem?> {
    makeBindingTarget { $0.backBarButtonItem = $1 }
  }

  /// Sets whether the button back is hidden.
  public var hidesBackButton: BindingTarget<Bool> { makeBindingTarget { $0.hidesBackButton = $1 } }

  /// Sets whether the left buttons stand beside the button back.
  public var leftItemsSupplementBackButton: BindingTarget<Bool> {
    makeBindingTarget { $0.leftItemsSupplementBackButton = $1 }
  }

  /// Sets whether the title is large.
  public var largeTitleDisplayMode: BindingTarget<UINavigationItem.LargeTitleDisplayMode> {
    makeBindingTarget { $0.largeTitleDisplayMode = $1 }
  }

  /// Sets whether the search bar goes when the content is scrolled.
  public var hidesSearchBarWhenScrolling: BindingTarget<Bool> {
    makeBindingTarget { $0.hidesSearchBarWhenScrolling = $1 }
  }

  /// Sets the controller of the search.
  public var searchController: BindingTarget<UISearchController?> {
    makeBindingTarget { $0.searchController = $1 }
  }
}

extension Reactive where Base: UINavigationBar {
  /// Sets the color of the bar.
  public var barTintColor: BindingTarget<UIColor?> { makeBindingTarget { $0.barTintColor = $1 } }
}

extension Reactive where Base: UITabBarItem {
  /// Sets whether the item can be used.
  public var isEnabled: BindingTarget<Bool> { makeBindingTarget { $0.isEnabled = $1 } }

  /// Sets the title.
  public var title: BindingTarget<String?> { makeBindingTarget { $0.title = $1 } }

  /// Sets the image.
  public var image: BindingTarget<UIImage?> { makeBindingTarget { $0.image = $1 } }

  /// Sets the text of the badge.
  public var badgeValue: BindingTarget<String?> { makeBindingTarget { $0.badgeValue = $1 } }

  /// Sets the color of the badge.
  public var badgeColor: BindingTarget<UIColor?> { makeBindingTarget { $0.badgeColor = $1 } }
}

extension Reactive where Base: UIApplication {
  /// Sets the number on the icon.
  public var applicationIconBadgeNumber: BindingTarget<Int> {
    makeBindingTarget { $0.applicationIconBadgeNumber = $1 }
  }
}
