public import Foundation

// The label is RxCocoa's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A type that is stored as another one where it is observed by name.
public protocol KVORepresentable {
  /// The type that is stored.
  associatedtype KVOType

  /// Converts what is stored; fails if it does not fit.
  init?(KVOValue: KVOType)
}

extension Int: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) { self = KVOValue.intValue }
}

extension Int32: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) { self = KVOValue.int32Value }
}

extension Int64: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) { self = KVOValue.int64Value }
}

extension UInt: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) { self = KVOValue.uintValue }
}

extension UInt32: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) { self = KVOValue.uint32Value }
}

extension UInt64: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) { self = KVOValue.uint64Value }
}

extension Bool: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) { self = KVOValue.boolValue }
}

extension CGPoint: KVORepresentable {
  public typealias KVOType = NSValue

  public init?(KVOValue: KVOType) { self = KVOValue.pointValue }
}

extension CGSize: KVORepresentable {
  public typealias KVOType = NSValue

  public init?(KVOValue: KVOType) { self = KVOValue.sizeValue }
}

extension CGRect: KVORepresentable {
  public typealias KVOType = NSValue

  public init?(KVOValue: KVOType) { self = KVOValue.rectValue }
}
