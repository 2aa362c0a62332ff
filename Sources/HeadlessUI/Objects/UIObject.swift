public import Foundation

/// The root of everything on the screen.
///
/// Beside what `NSObject` has, an object knows its session, carries attachments that go with it, and tells observers
/// of its properties and of the messages that the screen sends it.
open class UIObject: NSObject {
  /// The session that was current when the object was made.
  package let session: ScreenSession

  /// The number of the object, by order of creation in its session.
  package let objectNumber: Int

  private var extras: Extras?

  private struct Extras {
    var attachments = Attachments()
    var properties: [String: Listeners<PropertyChange>] = [:]
    var messages: [Selector: MessageListeners] = [:]
  }

  public override init() {
    session = .current
    objectNumber = session.nextObjectNumber()
    super.init()
  }

  /// The class and a stand-in for the address, which is the same in every run.
  open override var description: String {
    let address = String(0x6000_0010_0000 + objectNumber * 0x40, radix: 16)
    return "<\(Swift.type(of: self)): 0x\(address)>"
  }

  /// How records call the object.
  package var subject: ScreenRecord.Subject {
    ScreenRecord.Subject(
      id: objectNumber,
      type: "\(Swift.type(of: self))",
      name: screenName ?? session.variableName(self)
    )
  }

  /// The name that the program gave the object itself.
  package var screenName: String? { nil }

  /// The object around this one whose properties are searched for a variable that holds it.
  var holder: UIObject? { nil }

  /// How the object's class calls an object that it holds in a property of its own.
  func name(ofHeld object: UIObject) -> String? { nil }

  // MARK: The hand

  /// What a person calls an object of this class: "button", "field".
  package var kind: String { "object" }

  /// The texts that are written on the object itself, by which a person finds it first.
  package var writing: [String] { [] }

  /// The texts that stand for the object where nothing is written: a label for the blind, a placeholder.
  package var captions: [String] { [] }

  /// What a person can do with the object.
  package var gestures: Set<Gesture.Kind> { [] }

  /// Performs a gesture of one of the kinds in ``gestures``.
  ///
  /// Returns `nil`, or the reason why nothing happened.
  open func perform(_ gesture: Gesture) -> String? {
    "a \(kind) does not react to that"
  }

  /// Why the object cannot be used at the moment, as "disabled"; `nil` if it can.
  package var refusal: String? { nil }

  // MARK: Attachments

  /// What is attached under a key.
  ///
  /// The object keeps it, and lets go of it when it goes itself.
  public subscript<Value>(attachment key: AttachmentKey<Value>) -> Value? {
    get { extras?.attachments[key] }
    set {
      var changed = extras ?? Extras()
      let old = changed.attachments.replace(key, with: newValue)
      extras = changed
      withExtendedLifetime(old) {}
    }
  }

  /// What is attached under a key, made at first use.
  public func attachment<Value>(_ key: AttachmentKey<Value>, make: () -> Value) -> Value {
    if let value = self[attachment: key] { return value }
    let value = make()
    self[attachment: key] = value
    return value
  }

  // MARK: Properties

  /// The properties that can be observed by name; a class adds its own to those of its superclass.
  open class var observableProperties: [ObservableProperty] { [] }

  /// The observable property of a name.
  public static func observableProperty(_ name: String) -> ObservableProperty? {
    observableProperties.last { $0.name == name }
  }

  /// The observable property of a key path.
  public static func observableProperty(_ path: AnyKeyPath) -> ObservableProperty? {
    observableProperties.last { $0.path == path }
  }

  /// Calls `body` after each change of a property, equal values included.
  public func observe(
    property name: String,
    _ body: @escaping (PropertyChange) -> Void
  ) -> Observation {
    // A property tells of itself by the first of its names: `hidden` stands for `isHidden`.
    let properties = Swift.type(of: self).observableProperties
    let path = properties.last { $0.name == name }?.path
    let name = properties.first { $0.path == path }?.name ?? name
    var changed = extras ?? Extras()
    let id = changed.properties[name, default: Listeners()].add(body)
    extras = changed
    return Observation { [weak self] in self?.extras?.properties[name]?.remove(id) }
  }

  /// Tells the observers of a property that it was set, and the log that it changed if a person can see it.
  ///
  /// Call it from the property's `didSet`. It also checks that the caller is on the main thread.
  public func changed<Value: Equatable>(_ name: String, from before: Value, to after: Value) {
    session.checkMain(self, name)
    notifyObservers(name, from: before, to: after)
    guard before != after else { return }
    contentDidChange()
    guard session.hasObservers, isOnScreen else { return }
    let words = ScreenWords(name, before: before, after: after)
    session.record(
      ScreenRecord(
        .shown,
        view: subject,
        member: name,
        text: words.after,
        before: words.before,
        values: (before, after)
      )
    )
  }

  /// Tells the observers of a property that it was set.
  public func notifyObservers<Value>(_ name: String, from before: Value, to after: Value) {
    guard let listeners = extras?.properties[name], !listeners.isEmpty else { return }
    listeners(PropertyChange(name: name, before: before, after: after))
  }

  /// Called after a change of what a person can see, so that the next layout takes notice.
  package func contentDidChange() {}

  /// Whether the object is part of the key window.
  package var isOnScreen: Bool { false }

  // MARK: Messages

  /// Calls closures around a message that the screen sends this object, such as `viewDidLoad()`, or this object's delegate, such
  /// as `searchBarSearchButtonClicked(_:)`; the delegate need not be there.
  public func observe(
    message selector: Selector,
    before: @escaping ([Any]) -> Void = { _ in },
    after: @escaping ([Any]) -> Void = { _ in }
  ) -> Observation {
    var changed = extras ?? Extras()
    var listeners = changed.messages[selector] ?? MessageListeners()
    let ids = (listeners.before.add(before), listeners.after.add(after))
    changed.messages[selector] = listeners
    extras = changed
    return Observation { [weak self] in
      self?.extras?.messages[selector]?.before.remove(ids.0)
      self?.extras?.messages[selector]?.after.remove(ids.1)
    }
  }

  /// Sends a message of the screen to this object, around which its observers are called.
  public func receive<Result>(
    _ selector: Selector,
    _ arguments: [Any] = [],
    _ body: () -> Result
  ) -> Result {
    guard let listeners = extras?.messages[selector] else { return body() }
    return session.record(
      ScreenRecord(.control, view: subject, member: "\(selector)", text: "\(selector)")
    ) {
      listeners.before(arguments)
      let result = body()
      listeners.after(arguments)
      return result
    }
  }
}

extension UIObject {
  /// Sends a delegate its message, which the records tell of.
  ///
  /// - Parameter arguments: What observers of the message get beside the object.
  func tell<Delegate>(
    _ delegate: Delegate?,
    _ message: String,
    _ arguments: [Any] = [],
    _ body: (Delegate) -> Void
  ) {
    ask(delegate, message, arguments, default: (), body)
  }

  /// Sends a delegate a message with a result.
  ///
  /// Without a delegate, the result is the default.
  func ask<Delegate, Answer>(
    _ delegate: Delegate?,
    _ message: String,
    _ arguments: [Any] = [],
    default answer: @autoclosure () -> Answer,
    _ body: (Delegate) -> Answer
  ) -> Answer {
    let listeners = extras?.messages[Selector(message)]
    if delegate == nil, listeners == nil { return answer() }
    return session.record(ScreenRecord(.control, view: subject, member: message, text: message)) {
      listeners?.before(arguments)
      let result = if let delegate { body(delegate) } else { answer() }
      listeners?.after(arguments)
      return result
    }
  }
}

private struct MessageListeners {
  var before = Listeners<[Any]>()
  var after = Listeners<[Any]>()
}
