/// The addresses that a run's objects have for the script: the same in every run.
package struct Addresses {
  private var known: [ObjectIdentifier: Int] = [:]
  private static let first = 0x6000_0000_0000
  private static let distance = 0x20

  /// An object's stand-in, in the order in which the script asked.
  package mutating func number(of object: AnyObject) -> Int {
    let address = ObjectIdentifier(object)
    if let number = known[address] { return number }
    let number = Self.first + Self.distance * (known.count + 1)
    known[address] = number
    return number
  }
}
