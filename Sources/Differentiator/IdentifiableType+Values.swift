// Texts and numbers are their own identities.

extension String: IdentifiableType {
  public typealias Identity = String

  public var identity: String { self }
}

extension Int: IdentifiableType {
  public typealias Identity = Int

  public var identity: Int { self }
}

extension Int8: IdentifiableType {
  public typealias Identity = Int8

  public var identity: Int8 { self }
}

extension Int16: IdentifiableType {
  public typealias Identity = Int16

  public var identity: Int16 { self }
}

extension Int32: IdentifiableType {
  public typealias Identity = Int32

  public var identity: Int32 { self }
}

extension Int64: IdentifiableType {
  public typealias Identity = Int64

  public var identity: Int64 { self }
}

extension UInt: IdentifiableType {
  public typealias Identity = UInt

  public var identity: UInt { self }
}

extension UInt8: IdentifiableType {
  public typealias Identity = UInt8

  public var identity: UInt8 { self }
}

extension UInt16: IdentifiableType {
  public typealias Identity = UInt16

  public var identity: UInt16 { self }
}

extension UInt32: IdentifiableType {
  public typealias Identity = UInt32

  public var identity: UInt32 { self }
}

extension UInt64: IdentifiableType {
  public typealias Identity = UInt64

  public var identity: UInt64 { self }
}

extension Float: IdentifiableType {
  public typealias Identity = Float

  public var identity: Float { self }
}

extension Double: IdentifiableType {
  public typealias Identity = Double

  public var identity: Double { self }
}
