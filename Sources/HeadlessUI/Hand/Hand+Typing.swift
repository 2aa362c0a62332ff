extension Hand {
  /// Puts the cursor into a text input.
  public func focus(on target: any HandTarget, in container: (any HandTarget)? = nil) {
    act { _ = takeFocus(target, container) }
  }

  /// Types a text, a key after each ``pace``.
  ///
  /// The text input gets the focus first, unless it has it.
  public func type(_ text: String, into target: any HandTarget) {
    act {
      guard takeFocus(target, nil) else { return }
      for character in text {
        guard send(.character(character)) else { return }
      }
    }
  }

  /// Types a text into what has the focus.
  public func type(_ text: String) {
    act {
      for character in text {
        guard send(.character(character)) else { return }
      }
    }
  }

  /// Presses a key, which goes to what has the focus.
  public func press(_ key: Gesture.Key) {
    act { _ = send(key) }
  }

  /// Presses the clear button of a text input.
  public func clear(_ target: any HandTarget) {
    act {
      guard let object = find(.clear, target), takeFocus(object, nil) else { return }
      perform(.clear, on: object, "clear \(name(target))")
    }
  }

  private var focused: UIObject? { session.firstResponder }

  private func takeFocus(_ target: any HandTarget, _ container: (any HandTarget)?) -> Bool {
    guard let object = find(.type, target, in: container) else { return false }
    if let responder = object as? UIResponder, responder.isFirstResponder { return true }
    guard perform(.tap, on: object, "focus on \(name(target))") else { return false }
    session.quiesce()
    return true
  }

  /// Lets a key go to what has the focus; false if nothing took it.
  private func send(_ key: Gesture.Key) -> Bool {
    session.clock.run(for: pace / .seconds(1), turnEnded: session.endTurn)
    guard let focused else {
      refuse("no text input has the focus")
      return false
    }
    let isDone = perform(.key(key), on: focused, "key \(key.text) in \(name(focused))")
    session.quiesce()
    return isDone
  }
}

extension Gesture.Key {
  fileprivate var text: String {
    switch self {
    case .character(let character): "\"\(character)\""
    case .delete: "delete"
    case .return: "return"
    }
  }
}
