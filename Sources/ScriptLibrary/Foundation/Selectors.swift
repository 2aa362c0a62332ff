import ScriptMachine
import ScriptTypes

/// Methods that are named while the program runs.
enum Selectors: LibraryPart {
  static let declaration = #"""
    struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      let description: String
      init(_ str: String) { description = Selector.name(of: str) }
      init(stringLiteral value: String) { self.init(value) }
      init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
      init(unicodeScalarLiteral value: String) { self.init(value) }
      private static func name(of text: String) -> String
      internal func isMethod(of object: AnyObject) -> Bool
      @discardableResult internal func perform(on object: AnyObject, _ arguments: [Any?]) -> AnyObject?
      static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.description == rhs.description }
      func hash(into hasher: inout Hasher) { hasher.combine(description) }
    }
    func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
    func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
    struct Unmanaged<Instance: AnyObject> {
      private let instance: Instance
      internal init(_ instance: Instance) { self.instance = instance }
      func takeUnretainedValue() -> Instance { instance }
      func takeRetainedValue() -> Instance { instance }
    }
    extension NSObject {
      func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }
      @discardableResult func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }
      @discardableResult func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { performed(aSelector, [object]) }
      @discardableResult func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! { performed(aSelector, [object1, object2]) }
      func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.performed(aSelector, [anArgument]) }
      }
      @discardableResult private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
        selector.perform(on: self, arguments).map { Unmanaged($0) }
      }
    }
    """#

  static func register(in table: inout NativeTable) {
    table.add("Selector.name(of:)") { call in
      .string(SelectorName.make(ofText: try call[1].string(call.machine)))
    }
    table.add("Selector.isMethod(of:)") { call in
      let (selector, receiver) = try parts(of: call)
      return .bool(receiver.type.method(selectedBy: selector, call.machine.runtime) != nil)
    }
    table.add("Selector.perform(on:_:)") { try perform($0) }
  }

  private static func parts(of call: Call) throws -> (selector: String, receiver: ExistentialBox) {
    let selector = try call[0].record(call.machine)[0].string(call.machine)
    let box = try call[1].existential(call.machine)
    return (selector, call.machine.erased(box.value, box.type))
  }

  /// Calls the method with as many of the arguments as it has parameters.
  private static func perform(_ call: Call) throws -> Value {
    let (machine, types) = (call.machine, call.machine.runtime.types)
    let (selector, receiver) = try parts(of: call)
    guard let method = receiver.type.method(selectedBy: selector, machine.runtime),
      case .function(let function) = method.symbol.type
    else {
      let type = machine.runtime.shortName(of: receiver.type)
      throw machine.trap("-[\(type) \(selector)]: unrecognized selector sent to instance")
    }
    let arguments = try call.array(2)
    guard arguments.count >= function.parameters.count else {
      throw machine.trap(
        "`\(selector)` has \(function.parameters.count) parameters, and \(arguments.count) arguments are given"
      )
    }
    func metadata(_ type: Type) -> TypeMetadata {
      TypeSite(type, in: GenericScope(method.symbol.interface.signature.parameters), types)
        .metadata(method.target.types)
    }
    let given = types.metadata(of: types.library.optional(.any))
    let values = try zip(function.parameters, arguments).map { parameter, argument in
      let type = metadata(parameter.type)
      // What is given as an optional is given as what it wraps.
      let converted =
        argument.isNil
        ? try machine.cast(argument, from: given, to: type)
        : try machine.cast(argument.unwrapped, from: types.metadata(of: .any), to: type)
      guard let value = converted else {
        let own = machine.dynamicType(argument.unwrapped, types.metadata(of: .any)).type
        throw machine.trap(
          "`\(selector)` takes a value of type `\(type.type)`, and this is of type `\(own)`"
        )
      }
      return value
    }
    let frame = machine.top
    machine.push(receiver.value)
    for value in values { machine.push(value) }
    let result = try method.target.code.call(machine, frame: frame, types: method.target.types)
    let object = types.metadata(of: .anyObject)
    if function.result.isVoid { return .nil }
    return try machine.cast(result, from: metadata(function.result), to: object)?.wrapped ?? .nil
  }
}
