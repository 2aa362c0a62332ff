import SwiftScript

extension Spellings {
  /// What the standard library of Swift 2 called things.
  static let swift =
    types
    + rows(
      .cases(of: "Optional"),
      1...2,
      [("Some(_ value: Any)", ".some(value)"), ("None", ".none")]
    )
    + ["Array", "String", "Range", "ClosedRange"].flatMap { type in
      rows(
        .values(of: type),
        1...2,
        [
          ("enumerate()", "self.enumerated()"), ("minElement()", "self.min()"),
          ("maxElement()", "self.max()"),
        ]
        .filter { type == "Array" || $0.0 == "enumerate()" }
      )
    }
    + rows(
      .values(of: "Array"),
      1...2,
      isAnswered: false,
      [("indexOf(_ element: Value)", "self.firstIndex(of: element)")]
    )
    + rows(
      .values(of: "Array"),
      1...2,
      [
        ("joinWithSeparator(_ separator: String)", "self.joined(separator: separator)"),
        (
          "reduce(_ initial: Any, combine: (Any, Any) -> Any)",
          "self.reduce(initial, combine)"
        ),
        ("indexOf(_ predicate: (Any) -> Bool)", "self.firstIndex(where: predicate)"),
        ("indexOf(_ element: Any)", "self.firstIndex(of: element)"),
        ("prefixUpTo(_ end: Int)", "self.prefix(upTo: end)"),
        ("prefixThrough(_ last: Int)", "self.prefix(through: last)"),
        ("suffixFrom(_ start: Int)", "self.suffix(from: start)"),
      ]
    )
    + rows(
      .values(of: "Array"),
      1...2,
      isAnswered: false,
      [
        ("appendContentsOf(_ elements: Any)", "self.append(contentsOf: elements)"),
        ("removeAtIndex(_ index: Int)", "self.remove(at: index)"),
        ("insert(_ element: Any, atIndex: Int)", "self.insert(element, at: atIndex)"),
      ]
    )
    + rows(
      .values(of: "Dictionary"),
      1...2,
      isAnswered: false,
      [("removeValueForKey(_ key: Any)", "self.removeValue(forKey: key)")]
    )
    + rows(
      .values(of: "String"),
      1...2,
      [
        ("uppercaseString", "self.uppercased()"), ("lowercaseString", "self.lowercased()"),
        ("capitalizedString", "self.capitalized"),
        (
          "componentsSeparatedByString(_ separator: String)",
          "self.components(separatedBy: separator)"
        ),
        (
          "stringByReplacingOccurrencesOfString(_ target: String, withString: String)",
          "self.replacingOccurrences(of: target, with: withString)"
        ),
        ("containsString(_ other: String)", "self.contains(other)"),
        ("stringByAppendingString(_ other: String)", "self.appending(other)"),
        (
          "stringByTrimmingCharactersInSet(_ set: CharacterSet)",
          "self.trimmingCharacters(in: set)"
        ),
        (
          "stringByPaddingToLength(_ length: Int, withString: String, startingAtIndex: Int)",
          "self.padding(toLength: length, withPad: withString, startingAt: startingAtIndex)"
        ),
      ]
    )
    + rows(.values(of: "String"), 1...4, [("characters", "self")])
    + rows(
      .values(of: "Int"),
      1...2,
      [
        ("successor()", "self + 1"), ("predecessor()", "self - 1"),
        ("advancedBy(_ distance: Int)", "self + distance"),
        ("distanceTo(_ other: Int)", "self.distance(to: other)"),
      ]
    )
    + rows(
      .values(of: "Int"),
      1...2,
      isAnswered: false,
      [
        ("stride(to: Int, by: Int)", "stride(from: self, to: to, by: by)"),
        ("stride(through: Int, by: Int)", "stride(from: self, through: through, by: by)"),
      ]
    )
    + rows(
      .anywhere,
      1...2,
      isAnswered: false,
      [("Array(count: Int, repeatedValue: Any)", "Array(repeating: repeatedValue, count: count)")]
    )
    + rows(.anywhere, 1...2, [("println(_ value: Any)", "print(value)")])
    + rows(
      .anywhere,
      1...2,
      [
        ("anyGenerator(_ body: () -> Any)", "AnyIterator(body)"),
        ("unsafeAddressOf(_ object: Any)", "ObjectIdentifier(object)"),
      ]
    )
    + rows(.values(of: "Any"), 1...2, isAnswered: false, [("dynamicType", "type(of: self)")])
    + rows(.anywhere, 1...3, isAnswered: false, [("M_PI", "Double.pi")])

  /// Protocols and types whose names had an ending.
  private static let types = rows(
    .typeName,
    1...2,
    [
      ("SequenceType", "Sequence"), ("CollectionType", "Collection"),
      ("GeneratorType", "IteratorProtocol"), ("AnyGenerator", "AnyIterator"),
      ("BooleanType", "Bool"), ("IntegerType", "BinaryInteger"),
      ("SignedNumberType", "SignedNumeric"), ("FloatingPointType", "FloatingPoint"),
      ("OptionSetType", "OptionSet"), ("StringLiteralConvertible", "ExpressibleByStringLiteral"),
      ("Printable", "CustomStringConvertible"),
      ("DebugPrintable", "CustomDebugStringConvertible"),
    ]
  )
}
