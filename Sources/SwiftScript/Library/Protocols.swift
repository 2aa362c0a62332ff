extension Library {
  /// Swift's own protocols, which scripts may extend and ask for with `is`.
  ///
  /// What they promise is not checked: a value passes wherever one of them is asked for.
  func declareProtocols() {
    func declare(_ name: String, _ parents: [String] = []) {
      type(name, kind: .protocol, conformingTo: parents).isUnchecked = true
    }
    for name in [
      "Equatable", "CustomStringConvertible", "CustomDebugStringConvertible", "Sendable",
      "Encodable", "Decodable", "Identifiable", "CaseIterable", "RawRepresentable",
      "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
      "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral",
      "ExpressibleByBooleanLiteral", "TextOutputStream",
    ] { declare(name) }
    declare("LosslessStringConvertible", ["CustomStringConvertible"])
    declare("Hashable", ["Equatable"])
    declare("Comparable", ["Equatable"])
    declare("Strideable", ["Comparable"])
    type("StringProtocol", kind: .protocol, conformingTo: ["Comparable", "Hashable", "Collection"])
    declare("AdditiveArithmetic", ["Equatable"])
    declare("Numeric", ["AdditiveArithmetic"])
    declare("SignedNumeric", ["Numeric"])
    declare(
      "BinaryInteger",
      ["SignedNumeric", "Comparable", "Hashable", "CustomStringConvertible"]
    )
    declare("SignedInteger", ["BinaryInteger"])
    declare("UnsignedInteger", ["BinaryInteger"])
    declare("FixedWidthInteger", ["BinaryInteger"])
    declare("FloatingPoint", ["SignedNumeric", "Comparable", "Hashable"])
    declare("BinaryFloatingPoint", ["FloatingPoint"])
    declare("Never")
    declare("OptionSet", ["Equatable", "RawRepresentable"])
    type("AnyObject", kind: .protocol).isUnchecked = true
    type("AnyHashable") { $0.initializer("(_ value: Any)") { $0[0] } }.isUnchecked = true
    for name in [
      "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
    ] {
      let type = type(name, kind: .class)
      type.isUnchecked = true
      type.holdsKeyPaths = true
    }
    func conform(_ type: TypeObject, _ names: [String]) {
      type.protocols += names.map { self[$0] }
    }
    conform(int, ["SignedInteger", "FixedWidthInteger", "Strideable"])
    conform(double, ["BinaryFloatingPoint", "Strideable", "CustomStringConvertible"])
    conform(string, ["StringProtocol", "CustomStringConvertible", "LosslessStringConvertible"])
    conform(substring, ["StringProtocol", "CustomStringConvertible", "LosslessStringConvertible"])
    conform(
      character,
      ["Comparable", "Hashable", "CustomStringConvertible", "LosslessStringConvertible"]
    )
    conform(bool, ["Hashable", "CustomStringConvertible"])
    for type in [array, dictionary, set] {
      conform(type, ["Equatable", "Hashable", "CustomStringConvertible"])
    }
  }
}
