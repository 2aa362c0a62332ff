import Rx
package import ScriptMachine
import ScriptTypes

/// What an observable that a call makes does, for who records its subscriptions.
package enum ObservableRole {
  case source
  /// A source that sends on a scheduler.
  case timedSource
  case `operator`
  /// An operator that hands some events to a scheduler.
  case timed
  /// An operator whose purpose is the scheduler.
  case scheduler
  /// One subscription upstream for many downstream.
  case shared
  /// What a script subscribes to.
  case subscriber
}

/// Receives each observable that a call makes and returns what the script gets in its place.
///
/// The type is that of the elements.
package typealias ObservableWatch = (Any, Call, ObservableRole, TypeMetadata) -> Any

/// Registers the natives of the reactive modules, those of observables in one line each.
struct RxNatives {
  var table: NativeTable
  let runtime: Runtime
  let watch: ObservableWatch?

  /// An operator, or a source.
  ///
  /// - Parameter key: The member of `ObservableType`, or of another type if that is in front of it.
  mutating func observable(
    _ key: String,
    _ role: ObservableRole = .operator,
    _ make: @escaping (Call) throws -> Observable<Value>
  ) {
    add(key) { (try make($0), role) }
  }

  /// A source that sends on a scheduler, the argument at `position`.
  mutating func source(
    _ key: String,
    scheduler position: Int,
    _ make: @escaping (Call, any ImmediateSchedulerType) throws -> Observable<Value>
  ) {
    add(key) { call in
      let scheduler = try call.immediateScheduler(position)
      return (
        try make(call, scheduler), scheduler is CurrentThreadScheduler ? .source : .timedSource
      )
    }
  }

  private mutating func add(
    _ key: String,
    _ make: @escaping (Call) throws -> (Observable<Value>, ObservableRole)
  ) {
    let (watch, types) = (watch, runtime.types)
    table.make(Self.full(key)) { symbol in
      guard let watch else { return { .host(try make($0).0) } }
      let element = ElementSite(of: symbol, types)
      return { call in
        let (made, role) = try make(call)
        guard let watched = watch(made, call, role, element.metadata(call)) as? Observable<Value>
        else { preconditionFailure("an observable is watched by an observable") }
        return .host(watched)
      }
    }
  }

  /// A call that subscribes to its receiver.
  mutating func subscription(
    _ key: String,
    _ subscribe: @escaping (Call, Observable<Value>) throws -> any Disposable
  ) {
    let (watch, types) = (watch, runtime.types)
    table.make(Self.full(key)) { symbol in
      let element = ElementSite(of: symbol, types)
      return { call in
        var source = try call.source
        if let watched = watch?(source, call, .subscriber, element.metadata(call)) {
          source = watched as? Observable<Value> ?? source
        }
        return try AnyDisposable(subscribe(call, source)).scriptValue(call.machine)
      }
    }
  }

  private static func full(_ key: String) -> String {
    key.prefix { $0 != "(" }.contains(".") ? key : "ObservableType.\(key)"
  }
}

/// The element type of what a declaration returns, or else of its receiver.
final class ElementSite {
  private let site: TypeSite

  init(of symbol: ValueSymbol, _ registry: TypeRegistry) {
    var type = symbol.owner?.selfType.associatedType("Element") ?? .any
    if case .function(let function) = symbol.type {
      let element = function.result.associatedType("Element")
      if case .error = element {} else { type = element }
    }
    site = TypeSite(type, in: symbol.interface.signature.parameters, registry)
  }

  func metadata(_ call: Call) -> TypeMetadata { site.metadata(call.types) }
}
