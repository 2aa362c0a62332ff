/// A case declared in a script's enum.
final class EnumCase {
  let name: String
  let labels: [String?]
  var payloadTypes: [TypeRef] = []
  /// The values of what is left out of the payload, as far as they are declared.
  var defaults: [Code?] = []
  var rawValue: Value?

  init(name: String, labels: [String?]) {
    self.name = name
    self.labels = labels
  }
}

/// A stored property of a script's struct or class.
final class StoredProperty {
  let name: String
  let isLet: Bool
  let ownership: Variable.Ownership
  let isLazy: Bool
  var type: TypeRef?
  /// The type that the initial value plainly is of, where none is written.
  var inferredType: TypeRef?
  /// The generic parameter that is the written type.
  var genericName: String?
  /// The result builder of the closures that an instance is made with.
  var builder: TypeObject?
  /// The property wrapper that the property holds for another one.
  var wrapper: Wrapper?
  /// Whether the type is written `T!`.
  var isImplicitlyUnwrapped = false
  var initial: Code?
  /// For `lazy`: computes the value at first use, with the object as `self`.
  var lazyInitial: FunctionCode?
  /// What runs before and after the value changes; an override's own are the outer ones.
  var willSet: [Callable] = []
  var didSet: [Callable] = []

  /// A property wrapper, and how it is made from a value.
  struct Wrapper {
    let label: String
    let make: (Machine, Value) throws -> Value
  }

  /// Becomes the override of an inherited property, which only adds observers.
  func takePlace(of inherited: StoredProperty) {
    type = type ?? inherited.type
    initial = initial ?? inherited.initial
    lazyInitial = lazyInitial ?? inherited.lazyInitial
    willSet += inherited.willSet
    didSet = inherited.didSet + didSet
  }

  var isObserved: Bool { !willSet.isEmpty || !didSet.isEmpty }
  /// Whether the property holds its object without keeping it alive.
  var isWeak: Bool { ownership != .strong }

  init(name: String, isLet: Bool, ownership: Variable.Ownership, isLazy: Bool) {
    self.name = name
    self.isLet = isLet
    self.ownership = ownership
    self.isLazy = isLazy
  }
}

/// What a name after a dot can stand for.
package enum Member {
  case method(Callable)
  case property(ComputedProperty)
  case stored(Int)
  /// A static stored property.
  case constant(StaticProperty)

  /// Whether nobody is advised to use it.
  var isOlder: Bool { if case .method(let method) = self { method.isOlder } else { false } }
}

/// A computed property.
package final class ComputedProperty {
  let get: Callable
  let set: Callable?
  /// For a property with a wrapper: the way to the value.
  var path: [String]?
  /// Whether the getter is `mutating`, so that it runs on a cell and leaves its changes in the struct.
  var changesOnGet = false

  init(get: Callable, set: Callable?) {
    self.get = get
    self.set = set
  }
}

/// A static stored property; its initial value is computed at first use.
package final class StaticProperty {
  let cell = Cell(.uninitialized)
  var type: TypeRef?
  var initial: Code?
}
