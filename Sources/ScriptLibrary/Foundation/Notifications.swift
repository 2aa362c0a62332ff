enum Notifications: LibraryPart {
  static let declaration = #"""
    struct Notification: Hashable, CustomStringConvertible {
      struct Name: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        typealias RawValue = String
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        var description: String { "NSNotificationName(_rawValue: \(rawValue))" }
        static func == (lhs: Notification.Name, rhs: Notification.Name) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
      var name: Notification.Name
      var object: Any?
      var userInfo: [AnyHashable: Any]?
      init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
      }
      var description: String { "name = \(name.rawValue), object = \(String(describing: object)), userInfo = \(String(describing: userInfo))" }
      static func == (lhs: Notification, rhs: Notification) -> Bool {
        lhs.name == rhs.name && objectIdentity(lhs.object) === objectIdentity(rhs.object)
      }
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    internal func objectIdentity(_ value: Any?) -> AnyObject?
    open class NSNotification: NSObject { typealias Name = Notification.Name }
    private final class NotificationToken: NSObject {
      let name: Notification.Name?
      weak var sender: AnyObject?
      let hasSender: Bool
      weak var observer: AnyObject?
      let isOfObject: Bool
      let body: (Notification) -> Void
      init(_ name: Notification.Name?, _ sender: Any?, _ observer: AnyObject?, _ body: @escaping (Notification) -> Void) {
        self.name = name
        let sender = objectIdentity(sender)
        self.sender = sender
        hasSender = sender != nil
        self.observer = observer
        isOfObject = observer != nil
        self.body = body
        super.init()
      }
      func wants(_ notification: Notification) -> Bool {
        if isOfObject, observer == nil { return false }
        if let name, name != notification.name { return false }
        guard hasSender else { return true }
        guard let sender else { return false }
        return sender === objectIdentity(notification.object)
      }
    }
    open class NotificationCenter: NSObject {
      private var tokens: [NotificationToken] = []
      override init() {}
      private static let shared: NotificationCenter = NotificationCenter()
      class var `default`: NotificationCenter { shared }
      open func post(_ notification: Notification) {
        for token in tokens where token.wants(notification) { token.body(notification) }
      }
      open func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
      }
      open func addObserver(forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
        let token = NotificationToken(name, obj, nil) { notification in
          if let queue, !(queue.isMain && RunningThread.isMain) {
            queue.addOperation { block(notification) }
          } else {
            block(notification)
          }
        }
        tokens.append(token)
        return token
      }
      open func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {
        guard let observer = objectIdentity(observer) else { return }
        tokens.append(NotificationToken(aName, anObject, observer) { [weak observer] in
          if let observer { aSelector.perform(on: observer, [$0]) }
        })
      }
      open func removeObserver(_ observer: Any) {
        tokens.removeAll { $0 === objectIdentity(observer) || $0.isOfObject && $0.observer === objectIdentity(observer) }
      }
      open func removeObserver(_ observer: Any, name aName: Notification.Name?, object: Any?) {
        tokens.removeAll {
          ($0 === objectIdentity(observer) || $0.isOfObject && $0.observer === objectIdentity(observer))
            && (aName == nil || $0.name == aName) && (object == nil || $0.sender === objectIdentity(object))
        }
      }
    }
    func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }
    """#
}
