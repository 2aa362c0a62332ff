/// A module of its own today that has what new spellings use.
public struct CompanionModule: Sendable {
  /// The module's name.
  public let name: String
  /// The types that are in it.
  let types: [String]
  /// The module that had what these types replace.
  let older: String
  /// Modules that come with it.
  let including: [String]

  /// Names a module: `RxRelay` for `BehaviorRelay`, which programs need that import `RxSwift` alone.
  public init(_ name: String, of types: [String], beside older: String, in including: [String]) {
    self.name = name
    self.types = types
    self.older = older
    self.including = including
  }

  /// The text with the module imported where the older one is, unless it is there already.
  func imported(in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func imports(_ line: Substring, _ modules: [String]) -> Bool {
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.count > 1 && words[0] == "import" && modules.contains(String(words[1]))
    }
    guard !lines.contains(where: { imports($0, including + [name]) }),
      let position = lines.firstIndex(where: { imports($0, [older]) })
    else { return text }
    lines.insert(lines[position].prefix { $0 == " " } + "import \(name)", at: position + 1)
    return lines.joined(separator: "\n")
  }
}
