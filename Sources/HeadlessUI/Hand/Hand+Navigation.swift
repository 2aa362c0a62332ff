extension Hand {
  /// Taps the back button.
  public func back() {
    act {
      guard let navigation = shownNavigation, let button = navigation.back else {
        refuse("there is no back button on the screen")
        return
      }
      guard let object = find(.tap, button) else { return }
      perform(.tap, on: object, "back")
    }
  }

  var shownNavigation: UINavigationController? {
    var controller = session.keyWindow?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = (current as? UITabBarController)?.selectedViewController
    }
    return nil
  }
}
