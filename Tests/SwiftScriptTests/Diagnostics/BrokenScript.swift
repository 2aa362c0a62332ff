import Testing

/// A broken script and all that is said about it.
struct BrokenScript: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let complaint: String

  init(_ name: String, _ text: String, _ complaint: String) {
    testDescription = name
    self.text = text
    self.complaint = complaint
  }
}
