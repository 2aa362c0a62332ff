/// The device that the person holds.
extension Hand {
  /// Leaves the program for the home screen.
  public func home() {
    act(note: "home") {
      let application = session.application
      application.applicationState = .inactive
      application.post(UIApplication.willResignActiveNotification) {
        $0.applicationWillResignActive(application)
      }
      application.applicationState = .background
      application.post(UIApplication.didEnterBackgroundNotification) {
        $0.applicationDidEnterBackground(application)
      }
    }
  }

  /// Comes back to the program.
  public func reopen() {
    act(note: "reopen") {
      let application = session.application
      application.applicationState = .inactive
      application.post(UIApplication.willEnterForegroundNotification) {
        $0.applicationWillEnterForeground(application)
      }
      application.applicationState = .active
      application.post(UIApplication.didBecomeActiveNotification) {
        $0.applicationDidBecomeActive(application)
      }
    }
  }

  /// Lets the device run out of memory.
  public func memoryWarning() {
    act(note: "memory warning") {
      let application = session.application
      application.post(UIApplication.didReceiveMemoryWarningNotification) {
        $0.applicationDidReceiveMemoryWarning(application)
      }
      for window in application.windows {
        window.rootViewController?.forEachInFamily { controller in
          controller.receive("didReceiveMemoryWarning") { controller.didReceiveMemoryWarning() }
        }
      }
    }
  }

  // MARK: Places

  /// Lets the program know where the device is, as far as it asked.
  public func allowLocation() {
    act(note: "allow location") {
      if let reason = session.whereabouts.answer({ $0 }) { refuse(reason) }
    }
  }

  /// Keeps from the program where the device is.
  public func denyLocation() {
    act(note: "deny location") {
      if let reason = session.whereabouts.answer({ _ in .denied }) { refuse(reason) }
    }
  }

  /// Takes the device to a place on the earth.
  ///
  /// - Parameters:
  ///   - latitude: Degrees from the equator, positive in the north.
  ///   - longitude: Degrees from Greenwich, positive in the east.
  public func travel(latitude: Double, longitude: Double) {
    act(note: "travel to \(latitude), \(longitude)") {
      session.whereabouts.move(
        to: Whereabouts.Place(latitude: latitude, longitude: longitude, arrival: session.clock.now)
      )
    }
  }
}

extension UIViewController {
  /// Calls `body` with the controller, its children and the controllers over it.
  func forEachInFamily(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children { child.forEachInFamily(body) }
    presented?.forEachInFamily(body)
  }
}
