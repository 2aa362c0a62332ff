import Testing

/// A script of old, what it prints, and how it is written today.
struct OldRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let old: String
  let lines: [String]
  let new: String

  init(_ name: String, _ old: String, prints lines: String..., today new: String) {
    testDescription = name
    self.old = old
    self.lines = lines
    self.new = new
  }
}
