import Foundation

/// The person in front of the screen.
///
/// A gesture returns when the screen is quiet: it lets main run for as long as the fingers take, then until nothing is
/// ready at that instant, and lays the screen out. It reaches only what a person can see and use; anything else is a
/// refused gesture, which says what is there instead.
public final class Hand {
  unowned let session: ScreenSession

  /// The time before each key.
  ///
  /// By default no multiple of it up to the tenth is a multiple of 100 ms, so that a key and the
  /// end of a throttle window do not fall together.
  public var pace: Duration = .milliseconds(170)

  /// How long ``wait(until:)`` waits.
  public var patience: Duration = .seconds(60)

  /// Whether a gesture is under way.
  private(set) var isBusy = false

  /// Receives what is refused; without it, the session does.
  var onRefusal: ((ScreenProblem) -> Void)?

  init(session: ScreenSession) {
    self.session = session
  }

  // MARK: Touching

  /// Taps a control, a cell, a bar button or another object.
  public func tap(_ target: any HandTarget, in container: (any HandTarget)? = nil) {
    make(.tap, on: target, in: container, "tap \(name(target))")
  }

  /// Touches a view for a long time.
  public func press(_ target: any HandTarget, in container: (any HandTarget)? = nil) {
    make(.press, on: target, in: container, "press \(name(target))")
  }

  /// Moves a finger over a view.
  public func drag(_ target: any HandTarget, in container: (any HandTarget)? = nil) {
    make(.drag, on: target, in: container, "drag \(name(target))")
  }

  // MARK: Waiting

  /// Does nothing for some seconds.
  public func wait(_ seconds: Double) {
    act { session.clock.run(for: seconds, turnEnded: session.endTurn) }
  }

  /// Waits until a text is on the screen; refused when the patience is over.
  public func wait(until text: String) {
    act {
      var left = patience / .milliseconds(10)
      while !session.shows(text) {
        guard left > 0 else {
          refuse(
            "\"\(text)\" did not come within \(patience); the screen shows\n\(session.picture)"
          )
          return
        }
        session.clock.run(for: 0.01, turnEnded: session.endTurn)
        left -= 1
      }
    }
  }

  // MARK: Making a gesture

  /// Makes a gesture and waits until the screen is quiet.
  ///
  /// Returns whether the screen accepted it.
  @discardableResult
  func make(
    _ gesture: Gesture,
    on target: any HandTarget,
    in container: (any HandTarget)? = nil,
    _ text: String
  ) -> Bool {
    var isDone = false
    act {
      guard let object = find(gesture.kind, target, in: container) else { return }
      isDone = perform(gesture, on: object, text)
    }
    return isDone
  }

  /// Finds what a gesture is made on, or refuses the gesture.
  func find(
    _ gesture: Gesture.Kind,
    _ target: any HandTarget,
    in container: (any HandTarget)? = nil
  ) -> UIObject? {
    guard let lookup = lookup(gesture) else { return nil }
    var around: UIObject?
    if let container {
      around = container as? UIObject ?? lookup.surroundings(container)
      guard around != nil else {
        refuse("there is no \"\(container)\" on the screen")
        return nil
      }
    }
    switch lookup.find(target, in: around) {
    case .success(let object): return object
    case .failure(let problem):
      session.refusal = session.refusal ?? problem
      return nil
    }
  }

  /// The only object on the screen that reacts to a gesture, or a refusal.
  func only(_ gesture: Gesture.Kind) -> UIObject? {
    guard let lookup = lookup(gesture) else { return nil }
    let able = lookup.picture.objects.filter { $0.gestures.contains(gesture) }
    if able.count == 1 { return able[0] }
    let list = able.map(lookup.describe).joined(separator: ", ")
    refuse(able.isEmpty ? "nothing on the screen reacts to that" : "say which of: \(list)")
    return nil
  }

  func lookup(_ gesture: Gesture.Kind) -> Lookup? {
    guard let window = session.keyWindow else {
      refuse("no window is on the screen; show one with `makeKeyAndVisible()`")
      return nil
    }
    window.layoutIfNeeded()
    return Lookup(picture: Picture(of: window), gesture: gesture)
  }

  @discardableResult
  func perform(_ gesture: Gesture, on object: UIObject, _ text: String) -> Bool {
    let reason = session.record(ScreenRecord(.gesture, view: object.subject, text: text)) {
      object.perform(gesture)
    }
    if let reason { refuse(reason, object) }
    return reason == nil
  }

  /// Runs a gesture and then main until the screen is quiet.
  ///
  /// What is refused is reported when the gesture is over, so that the hand is free whatever the host does then.
  func act(note: String? = nil, _ body: () -> Void) {
    if let obstacle {
      report(ScreenProblem(.refusedGesture, obstacle))
      return
    }
    isBusy = true
    // A person sees the screen before they touch it.
    session.quiesce()
    session.clearMarks()
    if let note {
      session.record(ScreenRecord(.gesture, text: note), then: body)
    } else {
      body()
    }
    session.quiesce()
    isBusy = false
    guard let refusal = session.refusal else { return }
    session.refusal = nil
    report(refusal)
  }

  /// Why no gesture can be made now.
  var obstacle: String? {
    if isBusy {
      return
        "a gesture cannot be made while another one is under way: the hand belongs to the script"
    }
    return session.isOnMain() ? nil : "a gesture is made on the main thread"
  }

  /// Frees the hand from a gesture that a host has cut short.
  func release() {
    isBusy = false
    session.refusal = nil
    onRefusal = nil
  }

  private func report(_ problem: ScreenProblem) {
    if let onRefusal { onRefusal(problem) } else { session.onProblem(problem) }
  }

  func refuse(_ sentence: String, _ object: UIObject? = nil) {
    session.refuse(sentence, object)
  }

  /// How a gesture's line calls its object.
  func name(_ target: any HandTarget) -> String {
    guard let object = target as? UIObject else { return "\(target)" }
    // What is written in a text input changes with each key.
    let texts =
      object.gestures.contains(.type)
      ? object.captions + object.writing : object.writing + object.captions
    return object.subject.name ?? texts.first ?? object.kind
  }
}

extension ScreenSession {
  private static let handKey = AttachmentKey<Hand>()

  /// The person in front of the screen.
  public var hand: Hand { attachment(Self.handKey) { Hand(session: self) } }
}

/// The person in front of the current screen.
public var user: Hand { ScreenSession.current.hand }

extension ScreenSession {
  /// Whether a text is on the screen.
  fileprivate func shows(_ text: String) -> Bool {
    guard let window = keyWindow else { return false }
    window.layoutIfNeeded()
    return Picture(of: window).rows.contains { $0.text.contains(text) }
  }
}
