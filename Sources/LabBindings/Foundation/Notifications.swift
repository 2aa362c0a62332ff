import Rx
import Stage
import SwiftScript

/// What is posted: a name, and what comes with it.
struct NotificationModel {
  let name: String
  let object: Value
  let userInfo: Value
}

/// A notification centre: the closures to call, in the order in which they came.
final class NotificationCenterModel {
  private var observers:
    [(id: Int, name: String?, object: Value?, body: (NotificationModel) -> Void)] = []
  private var lastID = 0

  func add(
    _ name: String?,
    object: Value?,
    _ body: @escaping (NotificationModel) -> Void
  ) -> Int {
    lastID += 1
    observers.append((lastID, name, object, body))
    return lastID
  }

  func removeAll() { observers = [] }

  func remove(_ id: Int) { observers.removeAll { $0.id == id } }

  func post(_ notification: NotificationModel) {
    for observer in observers {
      if let name = observer.name, name != notification.name { continue }
      if let object = observer.object, !object.isSameObject(as: notification.object) { continue }
      observer.body(notification)
    }
  }
}

extension Value {
  fileprivate func isSameObject(as other: Value) -> Bool {
    switch (self, other.wrapped ?? other) {
    case (.object(let left), .object(let right)): left === right
    case (.native(let left), .native(let right)):
      (left.payload as AnyObject) === (right.payload as AnyObject)
    default: false
    }
  }
}

extension LabContext {
  /// `NotificationCenter`, with blocks and as a sequence.
  func declareNotifications() {
    library.type("Notification") { type in
      library.type("NotificationName") { declareName($0) }
      type.nested("Name", library["NotificationName"])
      type.describe {
        "name = \(($0 as? NotificationModel)?.name ?? ""), object = nil, userInfo = nil"
      }
      type.initializer("(name: NotificationName, object: Any? = nil, userInfo: Any? = nil)") {
        [self] in value("Notification", notification($0))
      }
      type.property("name: NotificationName") { [self] in
        let name = $0.payload(NotificationModel.self)?.name ?? ""
        // Names were strings in Swift 2.
        return dialect == .rx2 ? .string(name) : value("NotificationName", name)
      }
      type.property("object: Any?") { $0.payload(NotificationModel.self)?.object ?? .none }
      type.property("userInfo: Any?") { $0.payload(NotificationModel.self)?.userInfo ?? .none }
    }
    library.type("NSNotification") { $0.nested("Name", library["NotificationName"]) }
    library.type("NotificationObserver")
    library.type("NotificationCenter", kind: .class) { type in
      type.staticProperty("default: NotificationCenter") { [self] in
        value("NotificationCenter", notificationCenter)
      }
      type.initializer("()") { [self] _ in
        value("NotificationCenter", NotificationCenterModel())
      }
      declareObserving(type)
      type.property("rx: Any") { [self] in
        value("ReactiveNotificationCenter", $0.payload(NotificationCenterModel.self) as Any)
      }
    }
    library.type("ReactiveNotificationCenter") { type in
      type.method("notification(_ name: NotificationName?, object: Any? = nil) -> Any") {
        [self] call in
        let center = try call.this(Optional<NotificationCenterModel>.self) ?? notificationCenter
        let (name, object) = (call[0].payload(String.self), call[1].wrapped)
        return observable(
          .create { observer in
            let id = center.add(name, object: object) {
              observer.onNext(self.value("Notification", $0))
            }
            return Disposables.create { center.remove(id) }
          },
          call
        )
      }
    }
  }

  private func declareName(_ type: TypeBuilder) {
    type.describe { "NSNotificationName(_rawValue: \($0))" }
    type.equality { ($0 as? String) == ($1 as? String) }
    for label in ["rawValue", "_"] {
      type.initializer("(\(label) name: String)") { [self] in
        value("NotificationName", $0[0].description)
      }
    }
    type.property("rawValue: String") { .string($0.payload() ?? "") }
    type.convert { [self] in
      if case .string(let name) = $0 { value("NotificationName", name) } else { nil }
    }
  }

  private func declareObserving(_ type: TypeBuilder) {
    type.method("post(name: NotificationName, object: Any?, userInfo: Any? = nil)") { [self] in
      try $0.this(NotificationCenterModel.self).post(notification($0))
      return .void
    }
    type.method("post(_ notification: Notification)") { call in
      guard let notification: NotificationModel = call[0].payload() else {
        throw call.trap("a notification is expected here")
      }
      try call.this(NotificationCenterModel.self).post(notification)
      return .void
    }
    type.method(
      """
      addObserver(forName name: NotificationName?, object: Any?, queue: OperationQueue?, \
      using block: (Notification) -> Void) -> Any
      """
    ) { [self] call in
      let block = try call.function(3)
      let queue: OperationQueueModel? = call[2].payload()
      let center: NotificationCenterModel = try call.this()
      let id = center.add(call[0].payload(), object: call[1].wrapped) { notification in
        let argument = self.value("Notification", notification)
        guard let queue, !queue.queue.isCurrent else { return self.run(block, [argument]) }
        queue.add(OperationModel([{ self.run(block, [argument]) }]))
      }
      return value("NotificationObserver", id)
    }
    type.method("removeObserver(_ observer: Any)") {
      if let id: Int = $0[0].payload() { try $0.this(NotificationCenterModel.self).remove(id) }
      return .void
    }
  }

  private func notification(_ call: Call) -> NotificationModel {
    NotificationModel(
      name: call[0].payload() ?? "",
      object: call[1],
      userInfo: call[2]
    )
  }
}
