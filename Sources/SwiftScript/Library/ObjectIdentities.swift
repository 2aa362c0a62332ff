extension Library {
  /// `ObjectIdentifier`, and the small functions that ask about objects.
  func declareObjectIdentities() {
    let identifier = type("ObjectIdentifier") { type in
      type.equality { a, b in (a as? ObjectIdentity) == (b as? ObjectIdentity) }
    }
    TypeBuilder(library: self, type: identifier).initializer("(_ object: Any)") {
      [unowned self] call in
      let object: AnyObject
      switch call.machine.unwrapped(call[0]) {
      case .object(let instance): object = instance
      case .type(let type): object = type
      case .native(let native): object = native.payload as AnyObject
      default: throw call.trap("only objects of classes have an identity")
      }
      let identity = ObjectIdentity(number: objects.number(of: object))
      return .native(NativeObject(type: identifier, payload: identity))
    }
    function("withExtendedLifetime(_ object: Any, _ body: () -> Any) -> Any") {
      try $0.function(1).call([])
    }
  }
}
