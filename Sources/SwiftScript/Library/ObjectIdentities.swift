extension Library {
  /// `ObjectIdentifier`, and the small functions that ask about objects.
  func declareObjectIdentities() {
    let identifier = type("ObjectIdentifier") { type in
      type.equality { a, b in (a as? ObjectIdentifier) == (b as? ObjectIdentifier) }
    }
    TypeBuilder(library: self, type: identifier).initializer("(_ object: Any)") { call in
      let payload: ObjectIdentifier
      switch call.machine.unwrapped(call[0]) {
      case .object(let instance): payload = ObjectIdentifier(instance)
      case .type(let type): payload = ObjectIdentifier(type)
      case .native(let native): payload = ObjectIdentifier(native.payload as AnyObject)
      default: throw call.trap("only objects of classes have an identity")
      }
      return .native(NativeObject(type: identifier, payload: payload))
    }
    function("withExtendedLifetime(_ object: Any, _ body: () -> Any) -> Any") {
      try $0.function(1).call([])
    }
  }
}
