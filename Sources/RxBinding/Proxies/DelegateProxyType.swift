import Foundation
import HeadlessUI
public import Rx

/// A delegate that turns messages into observables, and passes them on to the ordinary delegate.
///
/// Derive a class from ``DelegateProxy``, conform it to this protocol and to the delegate's, and implement every message, a line
/// each:
///
///     final class MapDelegateProxy: DelegateProxy<Map, any MapDelegate>, DelegateProxyType, MapDelegate {
///       init(map: Map) { super.init(parentObject: map, delegateProxy: MapDelegateProxy.self) }
///
///       static func registerKnownImplementations() { register { MapDelegateProxy(map: $0) } }
///       static func currentDelegate(for map: Map) -> (any MapDelegate)? { map.delegate }
///       static func setCurrentDelegate(_ delegate: (any MapDelegate)?, to map: Map) { map.delegate = delegate }
///
///       func map(_ map: Map, didMoveTo point: Point) {
///         relay("map(_:didMoveTo:)", [map, point]) { $0.map(map, didMoveTo: point) }
///       }
///     }
///
/// Linux forwards no unknown messages, so a message without a line reaches nobody.
public protocol DelegateProxyType: AnyObject {
  /// The object that has the delegate.
  associatedtype ParentObject: AnyObject

  /// The protocol of the delegate.
  associatedtype Delegate

  /// Calls `register(make:)` for each class of objects that has a proxy of its own.
  static func registerKnownImplementations()

  /// Identifies the protocol of the delegate.
  static var identifier: UnsafeRawPointer { get }

  /// The delegate that the object has now.
  static func currentDelegate(for object: ParentObject) -> Delegate?

  /// Sets the delegate of the object.
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  /// The ordinary delegate, to which messages are passed on.
  func forwardToDelegate() -> Delegate?

  /// Sets the ordinary delegate.
  ///
  /// - Parameter retainDelegate: Whether the proxy keeps it alive.
  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  public static var identifier: UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(Delegate.self), to: UnsafeRawPointer.self)
  }

  /// States how a proxy is made for objects of a class.
  ///
  /// Of several that fit an object, the one for its most derived class is taken.
  public static func register<Parent: AnyObject>(make: @escaping (Parent) -> Self) {
    ProxyFactories.register(identifier, make)
  }

  /// Makes a proxy for an object.
  public static func createProxy(for object: AnyObject) -> Self {
    guard let proxy = ProxyFactories.make(Self.self, for: object) as? Self else {
      fatalError("`\(Self.self)` registers no proxy for `\(type(of: object))`")
    }
    return proxy
  }

  /// The proxy of an object, made at first use; must be called on the main thread.
  ///
  /// It becomes the delegate of the object, and what was the delegate becomes the ordinary one, which is not kept alive.
  public static func proxy(for object: ParentObject) -> Self {
    MainScheduler.ensureRunningOnMainThread()
    let companion = Companion.of(object)
    let proxy = companion.proxies[identifier] as? Self ?? createProxy(for: object)
    companion.proxies[identifier] = proxy
    let current = currentDelegate(for: object)
    if current.map({ $0 as AnyObject }) !== proxy {
      proxy.setForwardToDelegate(current, retainDelegate: false)
      setCurrentDelegate(proxy as? Delegate, to: object)
    }
    return proxy
  }

  /// Sets the ordinary delegate of an object's proxy; refuses if there is one.
  ///
  /// - Returns: A disposable that removes it.
  public static func installForwardDelegate(
    _ forwardDelegate: Delegate,
    retainDelegate: Bool,
    onProxyForObject object: ParentObject
  ) -> any Disposable {
    let proxy = proxy(for: object)
    if let other = proxy.forwardToDelegate() {
      Diagnostics.report(delegateIsTaken(object, other, Delegate.self))
    }
    proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    weak let installed = forwardDelegate as AnyObject
    return Disposables.create {
      MainScheduler.ensureRunningOnMainThread()
      // Another one that came meanwhile, which was reported, is not this one's to remove.
      let current = proxy.forwardToDelegate().map { $0 as AnyObject }
      if let installed, current !== installed { return }
      proxy.setForwardToDelegate(nil, retainDelegate: retainDelegate)
    }
  }
}

private func delegateIsTaken(_ object: Any, _ other: Any, _ type: Any.Type) -> BrokenRule {
  let name = "\(type)".replacingOccurrences(of: "any ", with: "")
  let (property, noun) =
    name.hasSuffix("DataSourcePrefetching")
    ? ("prefetchDataSource", "a data source for prefetching")
    : name.hasSuffix("DataSource") ? ("dataSource", "a data source") : ("delegate", "a delegate")
  let origin =
    other is UITableViewController
    ? "`UITableViewController` makes itself that" : "it would hear of nothing any more"
  let notes = [
    "\(ViewName.of(object)) had \(noun) already, `\(other)`; \(origin)",
    "write `\(ViewName.expression(object)).\(property) = nil` before this line",
  ]
  return .misuse(
    "This is a feature to warn you that there is already a delegate (or data source) set somewhere previously. "
      + "The object is `\(object)`.",
    BrokenRule.Advice(older: "Failure converting from \(other) to \(name)", notes: notes)
  )
}

/// An object with a delegate, whose proxies need not say how to read and set it.
public protocol HasDelegate: AnyObject {
  associatedtype Delegate
  var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.delegate = delegate
  }
}

/// An object with a data source, whose proxies need not say how to read and set it.
public protocol HasDataSource: AnyObject {
  associatedtype DataSource
  var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}

/// An object with a prefetching data source, whose proxies need not say how to read and set it.
public protocol HasPrefetchDataSource: AnyObject {
  associatedtype PrefetchDataSource
  var prefetchDataSource: PrefetchDataSource? { get set }
}

extension DelegateProxyType
where ParentObject: HasPrefetchDataSource, Delegate == ParentObject.PrefetchDataSource {
  public static func currentDelegate(for object: ParentObject) -> Delegate? {
    object.prefetchDataSource
  }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.prefetchDataSource = delegate
  }
}
