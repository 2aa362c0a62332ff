enum Optionals: LibraryPart {
  static let declaration = #"""
    enum Optional<Wrapped>: ExpressibleByNilLiteral, CustomDebugStringConvertible, CustomReflectable {
      case none
      case some(Wrapped)
      init(_ value: Wrapped) { self = .some(value) }
      init(nilLiteral: ()) { self = .none }
      func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
        switch self {
        case .some(let value): return .some(try transform(value))
        case .none: return .none
        }
      }
      func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
        switch self {
        case .some(let value): return try transform(value)
        case .none: return .none
        }
      }
      var unsafelyUnwrapped: Wrapped { get }
      mutating func take() -> Wrapped? {
        let result = self
        self = .none
        return result
      }
      var debugDescription: String { get }
      var customMirror: Mirror { get }
      static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
    }
    struct _OptionalNilComparisonType: ExpressibleByNilLiteral { init(nilLiteral: ()) }
    extension Optional: Equatable where Wrapped: Equatable {
      static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    }
    extension Optional: Hashable where Wrapped: Hashable { func hash(into hasher: inout Hasher) }
    extension Optional: Sendable where Wrapped: Sendable {}
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?

    enum Result<Success, Failure: Error> {
      case success(Success)
      case failure(Failure)
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<NewFailure: Swift.Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
      func flatMapError<NewFailure: Swift.Error>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
      }
      func get() throws(Failure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      init(catching body: () throws(Failure) -> Success) {
        do throws(Failure) {
          self = .success(try body())
        } catch {
          self = .failure(error)
        }
      }
    }
    extension Result: Equatable where Success: Equatable, Failure: Equatable {
      static func == (lhs: Result<Success, Failure>, rhs: Result<Success, Failure>) -> Bool {
        switch (lhs, rhs) {
        case (.success(let one), .success(let two)): return one == two
        case (.failure(let one), .failure(let two)): return one == two
        default: return false
        }
      }
    }
    extension Result: Hashable where Success: Hashable, Failure: Hashable {
      func hash(into hasher: inout Hasher) {
        switch self {
        case .success(let value):
          hasher.combine(0)
          hasher.combine(value)
        case .failure(let error):
          hasher.combine(1)
          hasher.combine(error)
        }
      }
    }
    extension Result: Sendable where Success: Sendable, Failure: Sendable {}
    enum Never: Error, Hashable, Comparable, CustomStringConvertible, Codable, Identifiable {
      var description: String { get }
      var id: Never { self }
      static func == (lhs: Never, rhs: Never) -> Bool
      static func < (lhs: Never, rhs: Never) -> Bool
      func hash(into hasher: inout Hasher)
    }
    typealias Void = ()
    typealias AnyClass = AnyObject.Type
    """#
}

enum Metatypes: LibraryPart {
  static let declaration = #"""
    struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      init<H: Hashable>(_ base: H)
      var base: Any { get }
      var description: String { get }
      var debugDescription: String { get }
      static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible {
      init(_ x: AnyObject)
      init(_ x: Any.Type)
      var debugDescription: String { get }
      static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
      static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
      func hash(into hasher: inout Hasher)
    }
    class AnyKeyPath: Hashable, CustomDebugStringConvertible {
      static var rootType: Any.Type { get }
      static var valueType: Any.Type { get }
      var debugDescription: String { get }
      static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
      func hash(into hasher: inout Hasher)
      @_disfavoredOverload func appending(path: AnyKeyPath) -> AnyKeyPath?
    }
    class PartialKeyPath<Root>: AnyKeyPath {}
    class KeyPath<Root, Value>: PartialKeyPath<Root> {
      func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
      func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<Root, AppendedValue>
    }
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
      override func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    struct Mirror: CustomStringConvertible, CustomReflectable {
      typealias Child = (label: String?, value: Any)
      typealias Children = AnyCollection<(label: String?, value: Any)>
      enum DisplayStyle { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set, foreignReference }
      enum AncestorRepresentation {
        case generated
        case customized(() -> Mirror)
        case suppressed
      }
      init(reflecting subject: Any)
      init<Subject, C: Collection>(_ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C.Element == (label: String?, value: Any)
      init<Subject, C: Collection>(_ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
      init<Subject>(_ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
      let subjectType: Any.Type
      let children: AnyCollection<(label: String?, value: Any)>
      let displayStyle: Mirror.DisplayStyle?
      var superclassMirror: Mirror? { get }
      func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any?
      var description: String { get }
      var customMirror: Mirror { get }
    }
    protocol MirrorPath {}
    extension Int: MirrorPath {}
    extension String: MirrorPath {}
    protocol CustomReflectable { var customMirror: Mirror { get } }
    protocol CustomLeafReflectable: CustomReflectable {}
    protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
    enum MemoryLayout<T> {
      static var size: Int { get }
      static var stride: Int { get }
      static var alignment: Int { get }
      static func size(ofValue value: T) -> Int
      static func stride(ofValue value: T) -> Int
      static func alignment(ofValue value: T) -> Int
    }
    func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result { try body() }
    func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result { try body(x) }
    func withoutActuallyEscaping<ClosureType, ResultType>(_ closure: ClosureType, do body: (_ escapingClosure: ClosureType) throws -> ResultType) rethrows -> ResultType
    func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
    func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
    func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
    func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T
    func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
    func extendLifetime<T>(_ x: T) {}
    """#
}
