/// A closure that also receives `object`, without keeping it alive, and does nothing once it is gone.
func weakly<Object: AnyObject, Value>(
  _ object: Object,
  _ body: ((Object, Value) -> Void)?
) -> (Value) -> Void {
  { [weak object] value in
    if let object { body?(object, value) }
  }
}

/// A closure that receives `object`, without keeping it alive, and does nothing once it is gone.
func weakly<Object: AnyObject>(_ object: Object, _ body: ((Object) -> Void)?) -> () -> Void {
  { [weak object] in
    if let object { body?(object) }
  }
}
