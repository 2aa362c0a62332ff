import Foundation

/// What the parts of a value are fed to when it is hashed.
protocol HashSink {
  mutating func add(_ number: Int)
  mutating func add(_ number: Double)
  mutating func add(_ text: String)
  mutating func add(identityOf object: AnyObject)
}

extension Hasher: HashSink {
  mutating func add(_ number: Int) { combine(number) }
  mutating func add(_ number: Double) { combine(number) }
  mutating func add(_ text: String) { combine(text) }
  mutating func add(identityOf object: AnyObject) { combine(ObjectIdentifier(object)) }
}

/// Makes the hash values that a script sees, which are the same in every run.
///
/// Swift seeds its own hashing in each process anew, and only the environment of the process can change that. This is
/// FNV-1a over the bytes of the parts.
struct StableHasher: HashSink {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  private let objects: ObjectNumbers

  /// - Parameter objects: Numbers the objects that are hashed by their identity.
  init(_ objects: ObjectNumbers) { self.objects = objects }

  /// The hash value of what was added.
  var value: Int {
    // FNV leaves the low bits of neighbours alike.
    Int(truncatingIfNeeded: (state ^ state >> 32) &* 0x9e37_79b9_7f4a_7c15)
  }

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { add(bytes: $0) }
  }

  mutating func add(_ number: Double) {
    // 0 and -0 are equal.
    add(Int(truncatingIfNeeded: (number == 0 ? 0 : number).bitPattern))
  }

  mutating func add(_ text: String) {
    // Texts that are equal may be of other bytes.
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      add(Int(scalar.value))
    }
    add(0xff)
  }

  mutating func add(identityOf object: AnyObject) { add(objects.number(of: object)) }

  private mutating func add(bytes: UnsafeRawBufferPointer) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
