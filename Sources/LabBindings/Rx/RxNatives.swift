import Rx
import ScriptMachine
import ScriptTypes
import Stage

/// Registers the natives of the reactive modules, those of observables in one line each.
struct RxNatives {
  var table: NativeTable
  let runtime: Runtime
  /// Records what observables do; `nil` for a script without a stage.
  let lab: LabContext?

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

  /// An observable whose role depends on the call.
  mutating func add(
    _ key: String,
    _ make: @escaping (Call) throws -> (Observable<Value>, ObservableRole)
  ) {
    let (lab, types) = (lab, runtime.types)
    table.make(Self.full(key)) { symbol in
      guard let lab else { return { .host(try make($0).0) } }
      let element = ElementSite(of: symbol, types)
      return { [unowned lab] call in
        let place = call.machine.place
        let isInside = call.machine.isInsideModule
        let (made, role) = try make(call)
        // What a module makes inside says itself what it is.
        if isInside {
          guard let debug = role.debug else { return .host(made) }
          return .host(lab.reported(made, debug, of: element.metadata(call)))
        }
        return .host(lab.watched(made, at: place, role, of: element.metadata(call)))
      }
    }
  }

  /// A connectable observable, which the script holds.
  mutating func connectable(
    _ key: String,
    keeping memory: @escaping (Call) throws -> LogRecord.Memory?,
    make: @escaping (Call) throws -> ConnectableObservable<Value>
  ) {
    let (lab, types) = (lab, runtime.types)
    table.make(Self.full(key)) { symbol in
      let element = ElementSite(of: symbol, types)
      return { [weak lab] call in
        let place = call.machine.place
        let isInside = call.machine.isInsideModule
        let made = try make(call)
        if let lab, !isInside {
          lab.note(made, at: place, .shared(try memory(call)), of: element.metadata(call))
        }
        return .host(made)
      }
    }
  }

  /// A subject or relay, which the script holds.
  ///
  /// - Parameters:
  ///   - memory: What it remembers for later subscribers.
  ///   - first: What it holds from the beginning.
  mutating func subject(
    _ key: String,
    keeping memory: @escaping (Call) throws -> LogRecord.Memory?,
    with first: @escaping (Call) -> Value? = { _ in nil },
    takesElementsOnly: Bool = false,
    make: @escaping (Call) throws -> AnyObject
  ) {
    let type = String(key.prefix { $0 != "." })
    table.add(key) { [weak lab] call in
      let isInside = call.machine.isInsideModule
      let made = try make(call)
      if isInside { return .host(made) }
      lab?.note(
        made,
        at: call.machine.place,
        .subject(try memory(call)),
        of: call.type(0),
        type: type,
        with: first(call),
        takesElementsOnly: takesElementsOnly
      )
      return .host(made)
    }
  }

  /// The receiver, recorded under the script's call as what the module says that it is.
  mutating func traced(_ key: String) {
    let roles: [ObservableRole] = [.source, .operator, .shared(.last(1)), .subscriber]
    let (lab, types) = (lab, runtime.types)
    table.make(key) { symbol in
      let element = ElementSite(of: symbol, types)
      return { [weak lab] call in
        let source = try call.source
        guard let lab else { return .host(source) }
        let role = roles[try call.int(1)]
        return .host(
          lab.watched(source, at: call.machine.place, role, of: element.metadata(call))
        )
      }
    }
  }

  /// A call that subscribes to its receiver.
  mutating func subscription(
    _ key: String,
    _ subscribe: @escaping (Call, Observable<Value>) throws -> any Disposable
  ) {
    let (lab, types) = (lab, runtime.types)
    table.make(Self.full(key)) { symbol in
      let element = ElementSite(of: symbol, types)
      return { [weak lab] call in
        let place = call.machine.place
        let isInside = call.machine.isInsideModule
        var source = try call.source
        if let lab, !isInside {
          source = lab.watched(source, at: place, .subscriber, of: element.metadata(call))
        }
        let subscription = try subscribe(call, source)
        if isInside, let subscription = subscription as? any AnyObject & Disposable {
          lab?.subscriptions.add(subscription)
        }
        return try AnyDisposable(subscription).scriptValue(call.machine)
      }
    }
  }

  private static func full(_ key: String) -> String {
    let name = key.utf8.prefix { $0 != UInt8(ascii: "(") }
    return name.contains(UInt8(ascii: ".")) ? key : "ObservableType.\(key)"
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
    site = TypeSite(type, in: GenericScope(symbol.interface.signature.parameters), registry)
  }

  func metadata(_ call: Call) -> TypeMetadata { site.metadata(call.types) }
}
