/// Returns a closure that also passes `object` without keeping it alive, and does nothing once it is deallocated.
func weakly<Object: AnyObject, Value>(
  _ object: Object,
  _ body: ((Object, Value) -> Void)?
) -> (Value) -> Void {
  { [weak object] value in
    if let object { body?(object, value) }
  }
}

/// Returns a closure that passes `object` without keeping it alive, and does nothing once it is deallocated.
func weakly<Object: AnyObject>(_ object: Object, _ body: ((Object) -> Void)?) -> () -> Void {
  { [weak object] in
    if let object { body?(object) }
  }
}
