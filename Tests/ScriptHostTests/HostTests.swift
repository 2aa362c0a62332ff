import Testing

/// What a script prints with host types, one after the other: the hosts write into one log.
@Suite(.serialized)
struct HostTests {
  @Test(arguments: HostTests.rows)
  func row(_ row: HostRow) { #expect(ScriptRun(row.script).lines == row.lines) }

  static let rows = objects + subclasses + lifetimes + generics + protocols + streams + streamTypes
}

struct HostRow: CustomTestStringConvertible, Sendable {
  let name: String
  let lines: [String]
  let script: String

  init(_ name: String, prints lines: String..., script: String) {
    self.name = name
    self.lines = lines
    self.script = script
  }

  var testDescription: String { name }
}
