/// The number after a command; 1 if there is none.
struct Count {
  let number: Int

  init?(_ text: String) {
    guard let number = text.isEmpty ? 1 : Int(text), number > 0 else { return nil }
    self.number = number
  }

  static func failure(_ text: String, of command: String) -> Reply {
    .failure("error: `\(text)` is not a positive number; try `:\(command) 5`")
  }
}
