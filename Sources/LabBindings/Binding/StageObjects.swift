import ScriptMachine
import ScriptTypes
import Stage

/// The ends of objects and their observable properties, which the interpreter knows, for the modules that bind to them.
enum StageObjects {
  /// What stands in `RxBinding` for the ends of objects and for their observable properties.
  static let binding =
    shared(attachment: "RxCocoa.observers") + "\n" + """
      public enum Lifetimes {
        /// Nothing is left to find: the end of an object is noticed at once.
        public static func sweep() {}
        internal static func companion(of object: AnyObject) -> Companion {
          if let known = Attachments.get("companion", of: object) as? Companion { return known }
          let companion = Companion()
          Attachments.set(companion, "companion", of: object)
          return companion
        }
      }
      public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
      internal enum KeyValueSource {
        static func of(_ object: AnyObject) -> (any KeyValueObserving)? { ObservedObject(object) }
      }
      internal final class ObservedObject: KeyValueObserving {
        private let object: AnyObject
        private let usual: (any KeyValueObserving)?
        init(_ object: AnyObject) {
          self.object = object
          usual = object as? any KeyValueObserving
        }
        func observedValue(_ name: String) throws -> Any? {
          if DynamicProperties.contains(name, of: object) { return DynamicProperties.value(name, of: object) }
          guard let usual else { throw RxCocoaError.invalidPropertyName(object: object, propertyName: name) }
          return try usual.observedValue(name)
        }
        func observeValues(_ name: String, _ body: @escaping (Any?) -> Void) -> (any Disposable)? {
          guard DynamicProperties.contains(name, of: object) else { return usual?.observeValues(name, body) }
          let end = PropertyObservers.of(object).observe(name, body)
          return Disposables.create { end() }
        }
        func observedName(_ path: AnyKeyPath) -> String? {
          if let name = DynamicProperties.name(of: path), DynamicProperties.contains(name, of: object) { return name }
          return usual?.observedName(path)
        }
      }
      """

  /// The same for `SignalsBinding`.
  static let signalsBinding =
    shared(attachment: "ReactiveCocoa.observers") + "\n" + """
      public enum ObjectLifetimes {
        /// Nothing is left to find: the end of an object is noticed at once.
        public static func sweep() {}
        internal static func token(of object: AnyObject) -> Lifetime.Token {
          if let known = Attachments.get("lifetime", of: object) as? Lifetime.Token { return known }
          let token = Lifetime.Token()
          Attachments.set(token, "lifetime", of: object)
          return token
        }
      }
      internal enum ObservedProperties {
        static func named(_ name: String, of object: AnyObject) -> ObservedProperty? {
          if DynamicProperties.contains(name, of: object) { return dynamic(name, of: object) }
          return ObservedProperty.ofScreen(name, object)
        }
        static func at(_ path: AnyKeyPath, of object: AnyObject) -> ObservedProperty? {
          if let name = DynamicProperties.name(of: path), DynamicProperties.contains(name, of: object) {
            return dynamic(name, of: object)
          }
          return ObservedProperty.ofScreen(path, object)
        }
        private static func dynamic(_ name: String, of object: AnyObject) -> ObservedProperty {
          ObservedProperty(
            value: { [weak object] in
              guard let object else { return nil }
              return DynamicProperties.value(name, of: object)
            },
            observe: { [weak object] body in
              guard let object else { return {} }
              return PropertyObservers.of(object).observe(name, body)
            }
          )
        }
      }
      """

  /// - Parameter attachment: The name under which an object keeps who observes its properties.
  private static func shared(attachment: String) -> String {
    """
    internal enum Attachments {
      static func get(_ name: String, of object: AnyObject) -> AnyObject?
      static func set(_ value: AnyObject, _ name: String, of object: AnyObject)
    }
    internal enum DynamicProperties {
      static func contains(_ name: String, of object: AnyObject) -> Bool
      static func value(_ name: String, of object: AnyObject) -> Any?
      static func name(of path: AnyKeyPath) -> String?
      static func onChange(_ attachment: String, _ body: @escaping (AnyObject, String) -> Void)
    }
    internal final class PropertyObservers {
      private var bodies: [String: [Int: (Any?) -> Void]] = [:]
      private var number = 0
      init() {}
      static func of(_ object: AnyObject) -> PropertyObservers {
        if let known = Attachments.get("\(attachment)", of: object) as? PropertyObservers { return known }
        DynamicProperties.onChange("\(attachment)") { object, name in
          let observers = Attachments.get("\(attachment)", of: object) as? PropertyObservers
          observers?.tell(name, of: object)
        }
        let observers = PropertyObservers()
        Attachments.set(observers, "\(attachment)", of: object)
        return observers
      }
      func observe(_ name: String, _ body: @escaping (Any?) -> Void) -> () -> Void {
        number += 1
        let own = number
        bodies[name, default: [:]][own] = body
        return { self.bodies[name]?[own] = nil }
      }
      private func tell(_ name: String, of object: AnyObject) {
        guard let told = bodies[name], !told.isEmpty else { return }
        let value = DynamicProperties.value(name, of: object)
        for number in told.keys.sorted() { bodies[name]?[number]?(value) }
      }
    }
    """
  }
}

extension LabContext {
  func registerObjects(in table: inout NativeTable) {
    table.add("Attachments.get(_:of:)") { call in
      let name: String = try call.convert(1)
      return call[2].objectPart?[attachment: name].map { Value.host($0) } ?? .nil
    }
    table.add("Attachments.set(_:_:of:)") { [self] call in
      guard let value = call[1].hostObject else { return .void }
      let name: String = try call.convert(2)
      if let part = call[3].objectPart {
        part[attachment: name] = value
      } else {
        // An object of the host does not tell of its end.
        attachedToHostObjects.append(value)
      }
      return .void
    }
    table.add("DynamicProperties.contains(_:of:)") { call in
      .bool(try property(of: call) != nil)
    }
    table.add("DynamicProperties.value(_:of:)") { call in
      guard let found = try property(of: call) else { return .nil }
      return try call.machine.value(of: found.symbol, in: found.object)
    }
    table.add("DynamicProperties.name(of:)") { call in
      let machine = call.machine
      let value = if case .existential(let box) = call[1] { box.value } else { call[1] }
      let path = try value.native(machine, as: KeyPathValue.self)
      guard path.components.count == 1, case .member(let member) = path.components[0] else {
        return .nil
      }
      return .string(member.name)
    }
    table.add("DynamicProperties.onChange(_:_:)") { [self] call in
      let attachment: String = try call.convert(1)
      let body: ScriptFunction<Void, Value, String> = try call.convert(2)
      let next = runtime.onDynamicChange
      if !dynamicChangeAttachments.insert(attachment).inserted { return .void }
      runtime.onDynamicChange = { object, name in
        try next?(object, name)
        if object.part?[attachment: attachment] != nil { try body.throwing(object, name) }
      }
      return .void
    }
  }
}

extension Value {
  fileprivate var objectPart: Instance? { hostObject.map(Value.host)?.part }
}

/// The property that a call asks for by its name, and the object.
private func property(of call: Call) throws -> (symbol: ValueSymbol, object: Value)? {
  guard let object = call[2].hostObject.map(Value.host), object.part != nil else { return nil }
  let name: String = try call.convert(1)
  let type = call.machine.runtime.dynamicType(of: object)
  return type.dynamicProperty(named: name).map { ($0, object) }
}
