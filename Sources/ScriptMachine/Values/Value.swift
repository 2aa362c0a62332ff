/// A value of a running script.
///
/// A value doesn't know its type: what reads it knows the static type, as compiled code does. Only objects and the boxes of
/// protocols' types carry one.
@usableFromInline
package enum Value {
  case void
  case bool(Bool)
  /// Any integer, sign- or zero-extended; also an enum's case without a payload, by its number.
  case int(Int)
  /// A `Double`, or a `Float` as the `Double` of the same value.
  case double(Double)
  /// A `String`; also a `Character` or a `Substring`'s text.
  case string(String)
  case array([Value])
  /// A struct, a tuple, or an enum's case with its payload.
  case record(Record)
  /// An object of a class that a script declares.
  case object(Instance)
  case function(Closure)
  case type(TypeMetadata)
  /// A value in the box of a protocol's type, with its own type.
  case existential(ExistentialBox)
  /// A value of the host, or of a native part of the library.
  case native(AnyObject)
  /// `nil`, or `nil` wrapped so many times. Every other optional is represented as what it wraps.
  case none(depth: Int)

  // Never values of an expression: what variables hold.

  /// A captured variable.
  case cell(Cell)
  /// Where the variable is that an `inout` parameter stands for.
  case pointer(UnsafeMutablePointer<Value>)
  /// What a `weak` or `unowned` variable holds.
  case weak(WeakReference)
  /// A variable without a value yet, or one whose value is being changed in place.
  case uninitialized
}

// One thread at a time runs the code of a script; who starts threads hands over with something that orders memory.
extension Value: @unchecked Sendable {}

extension Value {
  package static let `nil` = Value.none(depth: 0)

  package var isNil: Bool { if case .none(depth: 0) = self { true } else { false } }

  /// `Optional.some` of it.
  package var wrapped: Value {
    if case .none(let depth) = self { .none(depth: depth + 1) } else { self }
  }

  /// What an optional that isn't `nil` wraps.
  package var unwrapped: Value {
    if case .none(let depth) = self { .none(depth: depth - 1) } else { self }
  }
}

/// The storage of a variable that closures share.
@usableFromInline
package final class Cell {
  @exclusivity(unchecked) @usableFromInline var held: Value

  @inlinable package var value: Value {
    @inline(__always) get { held }
    @inline(__always) set { held = newValue }
  }

  /// Where a captured variable is kept track of; nil for any other.
  private let objects: LiveObjects?
  @exclusivity(unchecked) unowned(unsafe) var previous: Cell?
  @exclusivity(unchecked) unowned(unsafe) var next: Cell?

  package init(_ value: Value) {
    held = value
    objects = nil
  }

  /// The storage of a variable that closures capture, and may be held by.
  package init(_ value: Value, in objects: LiveObjects) {
    held = value
    self.objects = objects
    objects.cells.add(self)
  }

  deinit { objects?.cells.remove(self) }

  /// Where the value is, for as long as the cell lives: a stored property of a final class doesn't move.
  @inlinable package var pointer: UnsafeMutablePointer<Value> {
    withUnsafeMutablePointer(to: &held) { $0 }
  }
}

extension Cell: LiveElement {}

/// A value with its own type, where the static type is a protocol's, `Any` or `AnyObject`.
@usableFromInline
package final class ExistentialBox {
  @exclusivity(unchecked) package var value: Value
  /// A type that isn't itself a protocol's.
  package let type: TypeMetadata

  package init(_ value: Value, _ type: TypeMetadata) {
    self.value = value
    self.type = type
  }

  deinit { DeepRelease.release(&value, leaving: .void) }

  /// Where the value is, for as long as the box lives.
  package var pointer: UnsafeMutablePointer<Value> { withUnsafeMutablePointer(to: &value) { $0 } }
}

/// What a `weak` or `unowned` variable holds: an object that it doesn't keep alive.
@usableFromInline
package final class WeakReference {
  private enum Kind {
    case instance, native
    case existential(TypeMetadata)
  }

  private weak var object: AnyObject?
  private var kind: Kind = .instance

  /// - Parameter value: An object, an optional of one, or an object in a protocol's box.
  package init(_ value: Value) { assign(value) }

  package func assign(_ value: Value) {
    switch value {
    case .object(let instance): (object, kind) = (instance, .instance)
    case .native(let native): (object, kind) = (native, .native)
    case .existential(let box):
      assign(box.value)
      kind = .existential(box.type)
    default: object = nil
    }
  }

  /// The object as an optional, `nil` once it is gone.
  package var value: Value {
    guard let object else { return .nil }
    switch kind {
    case .instance: return .object(unsafeDowncast(object, to: Instance.self))
    case .native: return .native(object)
    case .existential(let type):
      if let instance = object as? Instance {
        return .existential(ExistentialBox(.object(instance), type))
      }
      return .existential(ExistentialBox(.native(object), type))
    }
  }
}

extension UnsafeMutablePointer<Value> {
  /// Takes the value out, which marks the place as being changed.
  @inlinable @inline(__always)
  package func takeOut() -> Value {
    let value = move()
    initialize(to: .uninitialized)
    return value
  }
}
