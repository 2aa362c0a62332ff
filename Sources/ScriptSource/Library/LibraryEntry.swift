/// Where a declaration stands in a library's text.
package final class LibraryEntry: Sendable {
  package enum Kind: Sendable {
    /// A function, variable, initializer, subscript or enum case.
    case value
    /// A struct, enum, class, actor or protocol.
    case type
    case alias
    case associatedType
    case `extension`
    case `operator`
    case precedenceGroup
  }

  package let kind: Kind
  /// What it declares; an extension has the dotted name of its type.
  package let name: String
  /// What else it declares: `b` of `var a, b: Int`.
  package let otherNames: [String]
  package let text: LibraryText
  /// Where the comments above it begin.
  let lead: Int
  package let range: TextRange
  /// Within the braces of a type or an extension.
  package let members: TextRange?
  /// Whether an extension adds conformances.
  package let conforms: Bool

  init(
    kind: Kind,
    name: String,
    otherNames: [String],
    text: LibraryText,
    lead: Int,
    range: TextRange,
    members: TextRange?,
    conforms: Bool
  ) {
    self.kind = kind
    self.name = name
    self.otherNames = otherNames
    self.text = text
    self.lead = lead
    self.range = range
    self.members = members
    self.conforms = conforms
  }

  package func isSame(_ other: LibraryEntry) -> Bool { text === other.text && range == other.range }

  func declares(_ name: String) -> Bool { self.name == name || otherNames.contains(name) }

  /// Whether it ends with a brace: that of a body, or of accessors.
  package var endsWithBrace: Bool { text.bytes[range.end - 1] == .closeBrace }

  /// Its declaration without the members of a type and without bodies.
  ///
  /// A protocol's associated types belong to its header; a body is an empty block where it stands.
  package func header() -> Declaration { text.header(self) }
}
