extension UIViewController {
  /// How the log calls what is shown: its title, or its class.
  var screenTitle: String {
    let shown = titleBar.title
    return shown.isEmpty ? "\(type(of: self))" : shown
  }

  /// Tells the log that another controller is shown.
  func recordTransition(from before: String, to after: String) {
    guard isOnScreen, before != after else { return }
    session.record(
      ScreenRecord(.shown, member: "screen", text: after, before: before, values: (before, after))
    )
  }

  /// The controller that the window shows, or the outermost container of this one.
  private var outermost: UIViewController { parent?.outermost ?? self }

  func showOver(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    session.checkMain(self, "presentedViewController")
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window else {
      refuse("\(self) cannot present \(controller): its view is not in a window")
      return
    }
    if let presented = presenter.presented {
      refuse("\(self) cannot present \(controller): it presents \(presented)")
      return
    }
    let covered = presenter.screenTitle
    presenter.presented = controller
    controller.presenter = presenter
    controller.transition = .presented
    session.firstResponder?.resignFirstResponder()
    controller.beginAppearanceTransition(true, animated: animated)
    controller.view.place(at: window.bounds)
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    controller.endAppearanceTransition()
    controller.transition = nil
    recordTransition(from: covered, to: controller.screenTitle)
    if let completion { session.clock.schedule(after: 0, completion) }
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    session.checkMain(self, "presentedViewController")
    if let container = parent, presented == nil, presentedViewController != nil {
      container.takeAway(animated: animated, completion: completion)
      return
    }
    guard let presented else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else if let completion {
        session.clock.schedule(after: 0, completion)
      }
      return
    }
    if presented.presented != nil {
      presented.takeAway(animated: animated, completion: nil)
    }
    let title = presented.screenTitle
    presented.transition = .dismissed
    presented.beginAppearanceTransition(false, animated: animated)
    presented.viewIfLoaded?.removeFromSuperview()
    self.presented = nil
    presented.presenter = nil
    presented.endAppearanceTransition()
    presented.transition = nil
    recordTransition(from: title, to: screenTitle)
    if let completion { session.clock.schedule(after: 0, completion) }
  }

  private func refuse(_ sentence: String) {
    session.onProblem(ScreenProblem(.brokenRule, sentence, object: self))
  }
}
