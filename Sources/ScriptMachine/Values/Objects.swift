import ScriptTypes

/// An object of a class that a script declares.
///
/// Where a class inherits from one of the host, a subclass of that which the host declares for this (a trampoline) owns the part
/// with the stored properties, and calls the script where it overrides a method. Any other object is its own part, so that
/// it can conform to the host's protocols.
package protocol ScriptedObject: AnyObject {
  var part: Instance { get }
}

extension Instance: ScriptedObject {
  package var part: Instance { self }
}

extension Value {
  /// An object of the host, or one of a script that the host had.
  package static func host(_ object: AnyObject) -> Value {
    if let instance = object as? Instance { .object(instance) } else { .native(object) }
  }

  /// The object that it is, itself or in a box.
  package var hostObject: AnyObject? {
    switch self {
    case .object(let instance): instance
    case .native(let object): object
    case .existential(let box): box.value.hostObject
    default: nil
    }
  }

  /// The stored properties of a script's object, whether it is one of the host, too, or not.
  @inlinable @inline(__always)
  package var part: Instance? {
    if case .object(let instance) = self { return instance }
    return hostedPart
  }

  /// The class of an object whose type may be one of its superclasses; the type of any other value.
  package func ownType(_ type: TypeMetadata) -> TypeMetadata {
    guard type.symbol?.kind.isReference ?? false else { return type }
    return part?.type ?? type
  }

  package func instance(_ machine: Machine) throws -> Instance {
    guard let part else { throw unexpected(machine) }
    return part
  }

  @usableFromInline
  var hostedPart: Instance? {
    if case .native(let object) = self { (object as? any ScriptedObject)?.part } else { nil }
  }
}
