/// The numbers that stand in for the addresses of objects, in the order in which a script asks for them, so that each run
/// prints the same.
final class ObjectNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  private var sweepSize = 256

  /// The object's number, from 1.
  func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    // An object that is gone may have had the same address.
    if let entry = entries[key], entry.object === object { return entry.number }
    if entries.count >= sweepSize {
      entries = entries.filter { $0.value.object != nil }
      sweepSize = max(256, entries.count * 2)
    }
    last += 1
    entries[key] = Entry(object: object, number: last)
    return last
  }

  /// What is printed in place of the object's address.
  func address(of object: AnyObject) -> String {
    ObjectNumbers.address(number(of: object))
  }

  static func address(_ number: Int) -> String {
    String(0x6000_0000_0000 + number * 0x20, radix: 16)
  }
}

/// What a script's `ObjectIdentifier` holds.
struct ObjectIdentity: Hashable {
  let number: Int
}

extension ObjectIdentity: CustomStringConvertible {
  var description: String { "ObjectIdentifier(0x0000\(ObjectNumbers.address(number)))" }
}
