import ScriptMachine
import ScriptTypes
import Stage

/// What stands in `RxBinding` for the ends of objects and for their observable properties, which the interpreter knows.
enum StageObjects {
  static let declaration = """
    public enum Lifetimes {
      /// Nothing is left to find: the end of an object is noticed at once.
      public static func sweep() {}
      internal static func companion(of object: AnyObject) -> Companion {
        if let known = attached("companion", to: object) as? Companion { return known }
        let companion = Companion()
        attach(companion, "companion", to: object)
        return companion
      }
      internal static func attached(_ name: String, to object: AnyObject) -> AnyObject?
      internal static func attach(_ value: AnyObject, _ name: String, to object: AnyObject)
    }
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
    internal enum KeyValueSource {
      static func of(_ object: AnyObject) -> (any KeyValueObserving)? { ObservedObject(object) }
    }
    internal enum DynamicProperties {
      static func contains(_ name: String, of object: AnyObject) -> Bool
      static func value(_ name: String, of object: AnyObject) -> Any?
      static func name(of path: AnyKeyPath) -> String?
      static func onChange(_ body: @escaping (AnyObject, String) -> Void)
    }
    internal final class PropertyObservers {
      private var bodies: [String: [Int: (Any?) -> Void]] = [:]
      private var number = 0
      init() {}
      static func of(_ object: AnyObject) -> PropertyObservers {
        if let known = Lifetimes.attached("observers", to: object) as? PropertyObservers { return known }
        DynamicProperties.onChange { object, name in
          let observers = Lifetimes.attached("observers", to: object) as? PropertyObservers
          observers?.tell(name, of: object)
        }
        let observers = PropertyObservers()
        Lifetimes.attach(observers, "observers", to: object)
        return observers
      }
      func observe(_ name: String, _ body: @escaping (Any?) -> Void) -> any Disposable {
        number += 1
        let own = number
        bodies[name, default: [:]][own] = body
        return Disposables.create { self.bodies[name]?[own] = nil }
      }
      private func tell(_ name: String, of object: AnyObject) {
        guard let told = bodies[name], !told.isEmpty else { return }
        let value = DynamicProperties.value(name, of: object)
        for number in told.keys.sorted() { bodies[name]?[number]?(value) }
      }
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
        if DynamicProperties.contains(name, of: object) { return PropertyObservers.of(object).observe(name, body) }
        return usual?.observeValues(name, body)
      }
      func observedName(_ path: AnyKeyPath) -> String? {
        if let name = DynamicProperties.name(of: path), DynamicProperties.contains(name, of: object) { return name }
        return usual?.observedName(path)
      }
    }
    """
}

extension LabContext {
  func registerObjects(in table: inout NativeTable) {
    table.add("Lifetimes.attached(_:to:)") { call in
      let name: String = try call.convert(1)
      return call[2].objectPart?[attachment: name].map { Value.host($0) } ?? .nil
    }
    table.add("Lifetimes.attach(_:_:to:)") { [self] call in
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
    table.add("DynamicProperties.onChange(_:)") { [self] call in
      let body: ScriptFunction<Void, Value, String> = try call.convert(1)
      runtime.onDynamicChange = { object, name in
        guard object.part?[attachment: "observers"] != nil else { return }
        try body.throwing(object, name)
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
