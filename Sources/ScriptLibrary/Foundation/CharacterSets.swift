import Foundation
import ScriptMachine

/// `CharacterSet`.
enum CharacterSets: LibraryPart {
  static let declaration = #"""
    struct CharacterSet: Hashable, SetAlgebra, Sendable {
      typealias Element = Unicode.Scalar
      typealias ArrayLiteralElement = Unicode.Scalar
      init()
      init(charactersIn string: String)
      init(charactersIn range: Range<Unicode.Scalar>)
      init(charactersIn range: ClosedRange<Unicode.Scalar>)
      init(arrayLiteral elements: Unicode.Scalar...) {
        self.init()
        for element in elements { insert(element) }
      }
      static var alphanumerics: CharacterSet { get }
      static var capitalizedLetters: CharacterSet { get }
      static var controlCharacters: CharacterSet { get }
      static var decimalDigits: CharacterSet { get }
      static var letters: CharacterSet { get }
      static var lowercaseLetters: CharacterSet { get }
      static var uppercaseLetters: CharacterSet { get }
      static var newlines: CharacterSet { get }
      static var nonBaseCharacters: CharacterSet { get }
      static var punctuationCharacters: CharacterSet { get }
      static var symbols: CharacterSet { get }
      static var whitespaces: CharacterSet { get }
      static var whitespacesAndNewlines: CharacterSet { get }
      static var illegalCharacters: CharacterSet { get }
      static var urlFragmentAllowed: CharacterSet { get }
      static var urlHostAllowed: CharacterSet { get }
      static var urlPasswordAllowed: CharacterSet { get }
      static var urlPathAllowed: CharacterSet { get }
      static var urlQueryAllowed: CharacterSet { get }
      static var urlUserAllowed: CharacterSet { get }
      var inverted: CharacterSet { get }
      func contains(_ member: Unicode.Scalar) -> Bool
      func union(_ other: CharacterSet) -> CharacterSet
      func intersection(_ other: CharacterSet) -> CharacterSet
      func symmetricDifference(_ other: CharacterSet) -> CharacterSet
      func isSuperset(of other: CharacterSet) -> Bool
      mutating func insert(charactersIn string: String)
      mutating func remove(charactersIn string: String)
      mutating func invert() { self = inverted }
      @discardableResult mutating func insert(_ newMember: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
        defer { self = union(CharacterSet(charactersIn: String(newMember))) }
        return (!contains(newMember), newMember)
      }
      @discardableResult mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar? {
        guard contains(member) else { return nil }
        remove(charactersIn: String(member))
        return member
      }
      @discardableResult mutating func update(with newMember: Unicode.Scalar) -> Unicode.Scalar? {
        insert(newMember).inserted ? nil : newMember
      }
      mutating func formUnion(_ other: CharacterSet) { self = union(other) }
      mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }
      static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#

  static func register(in table: inout NativeTable) {
    let sets: [(String, CharacterSet)] = [
      ("alphanumerics", .alphanumerics), ("capitalizedLetters", .capitalizedLetters),
      ("controlCharacters", .controlCharacters), ("decimalDigits", .decimalDigits),
      ("letters", .letters), ("lowercaseLetters", .lowercaseLetters),
      ("uppercaseLetters", .uppercaseLetters), ("newlines", .newlines),
      ("nonBaseCharacters", .nonBaseCharacters), ("punctuationCharacters", .punctuationCharacters),
      ("symbols", .symbols), ("whitespaces", .whitespaces),
      ("whitespacesAndNewlines", .whitespacesAndNewlines),
      ("illegalCharacters", .illegalCharacters), ("urlFragmentAllowed", .urlFragmentAllowed),
      ("urlHostAllowed", .urlHostAllowed), ("urlPasswordAllowed", .urlPasswordAllowed),
      ("urlPathAllowed", .urlPathAllowed), ("urlQueryAllowed", .urlQueryAllowed),
      ("urlUserAllowed", .urlUserAllowed),
    ]
    for (name, set) in sets { table.constant("CharacterSet.\(name)", set) }
    table.function("CharacterSet.init()") { CharacterSet() }
    table.function("CharacterSet.init(charactersIn: String)") { (text: String) in
      CharacterSet(charactersIn: text)
    }
    table.function("CharacterSet.init(charactersIn: Range<Unicode.Scalar>)") {
      (range: Range<Unicode.Scalar>) in CharacterSet(charactersIn: range)
    }
    table.function("CharacterSet.init(charactersIn: ClosedRange<Unicode.Scalar>)") {
      (range: ClosedRange<Unicode.Scalar>) in CharacterSet(charactersIn: range)
    }
    table.function("CharacterSet.inverted") { (set: CharacterSet) in set.inverted }
    table.method("CharacterSet.contains(_:)", CharacterSet.contains)
    table.method("CharacterSet.union(_:)", CharacterSet.union)
    table.method("CharacterSet.intersection(_:)", CharacterSet.intersection)
    table.method("CharacterSet.symmetricDifference(_:)", CharacterSet.symmetricDifference)
    table.method("CharacterSet.isSuperset(of:)", CharacterSet.isSuperset)
    table.mutating("CharacterSet.insert(charactersIn:)") {
      (set: inout CharacterSet, text: String) in set.insert(charactersIn: text)
    }
    table.mutating("CharacterSet.remove(charactersIn:)") {
      (set: inout CharacterSet, text: String) in set.remove(charactersIn: text)
    }
    table.hashable("CharacterSet", CharacterSet.self)
  }
}

extension CharacterSet: ScriptStruct {}
