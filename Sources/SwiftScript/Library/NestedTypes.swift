extension TypeBuilder {
  /// Lets scripts name a declared type inside of this one: `Notification.Name`.
  public func nested(_ name: String, _ inner: TypeObject) {
    type.nestedTypes[name] = inner
    staticProperty("\(name): Any") { .type(inner) }
  }
}
