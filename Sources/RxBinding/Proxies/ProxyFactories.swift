import Synchronization

/// How proxies are made, for each protocol of delegates and each class of objects.
enum ProxyFactories {
  private struct Factory {
    /// Whether it makes proxies for an object.
    let accepts: (AnyObject) -> Bool
    /// Whether its class is that of another factory, or derived from it.
    let derives: (AnyClass) -> Bool
    let parent: AnyClass
    let make: (AnyObject) -> AnyObject?
  }

  /// Sendable: the closures make objects of the caller's thread.
  private struct Table: @unchecked Sendable {
    var factories: [UnsafeRawPointer: [Factory]] = [:]
  }

  private static let table = Mutex(Table())

  static func register<Parent: AnyObject, Proxy: AnyObject>(
    _ identifier: UnsafeRawPointer,
    _ make: @escaping (Parent) -> Proxy
  ) {
    let factory = Factory(
      accepts: { $0 is Parent },
      derives: { $0 is Parent.Type },
      parent: Parent.self,
      make: { ($0 as? Parent).map(make) }
    )
    let registered = Table(factories: [identifier: [factory]])
    table.withLock { table in
      // The last registration for a class wins, so that a program can replace the proxies of a library.
      table.factories[identifier, default: []].removeAll { $0.parent == factory.parent }
      table.factories.merge(registered.factories) { $0 + $1 }
    }
  }

  /// Makes a proxy by the factory for the most derived class that fits.
  static func make<Proxy: DelegateProxyType>(
    _ type: Proxy.Type,
    for object: AnyObject
  ) -> AnyObject? {
    if factories(of: Proxy.identifier).isEmpty { Proxy.registerKnownImplementations() }
    let fitting = factories(of: Proxy.identifier).filter { $0.accepts(object) }
    let best = fitting.first { candidate in
      fitting.allSatisfy { $0.derives(candidate.parent) }
    }
    return best?.make(object)
  }

  private static func factories(of identifier: UnsafeRawPointer) -> [Factory] {
    table.withLock { $0 }.factories[identifier] ?? []
  }
}
