import LabBindings
package import SwiftScript

/// The possible completions of a line of Swift: names, and the labels of an open call.
package struct EntryCompletion: Sendable, Hashable {
  /// The part of a name at the end of the line that has been typed already.
  package let typed: String
  package let candidates: [String]

  /// - Parameters:
  ///   - names: The names that are in scope there.
  ///   - reference: The declarations that have the labels.
  /// - Returns: Nil if neither a name nor a label is possible there.
  package init?(of line: String, names: NameCompletion?, reference: OperatorReference?) {
    let start = String(
      line.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed()
    )
    let before = line.dropLast(start.count)
    let isInText = !before.count(where: { $0 == "\"" }).isMultiple(of: 2)
    var labels: [String] = []
    if !isInText, let call = OpenCall(endingAt: before), let reference {
      let known = reference.calls(of: call.name, on: call.receiver)
        .flatMap { $0.labels(after: call.count, call.used) }
      labels = Set(known.filter { $0.hasPrefix(start) }).sorted().map { $0 + ": " }
    }
    guard names != nil || !labels.isEmpty else { return nil }
    typed = start
    let isMember = before.last == "."
    candidates =
      labels
      + (names?.candidates ?? []).filter {
        !Self.isOld($0, isMember: isMember, current: reference?.names ?? [])
      }
  }

  /// Whether a name is an older spelling, or is not typed as a name, such as `subscript`.
  ///
  /// - Parameter current: The names of the library's functions.
  private static func isOld(_ name: String, isMember: Bool, current: Set<String>) -> Bool {
    if name.hasPrefix("subscript") { return true }
    guard isMember else { return oldGlobals.contains(name) }
    return oldMembers.contains(name) || oldPhrases.contains(name) && !current.contains(name)
  }

  private static let oldGlobals: Set<String> = {
    // `zip` was a function of Rx, and is now one of Swift.
    let language = Interpreter(library: Library(), host: Interpreter.Host { _, _ in })
    let old = Spellings.table.spellings.filter { $0.home == .anywhere || $0.home == .typeName }
      .filter { !$0.new.hasPrefix($0.name) }.map(\.name)
    return Set(old).filter { !(language.completion(of: $0)?.candidates.contains($0) ?? false) }
  }()

  /// Older members of values whose names include the first argument label, such as `removeAtIndex`.
  ///
  /// A single word such as `sort` is not among them, since it may be a current name of something else.
  private static let oldPhrases = Set(
    Spellings.table.spellings.compactMap { spelling -> String? in
      guard case .values = spelling.home, spelling.name.contains(where: \.isUppercase),
        !spelling.new.contains("." + spelling.name)
      else { return nil }
      return spelling.name
    }
  )

  /// Older members of types.
  private static let oldMembers = Set(
    Spellings.table.spellings.compactMap { spelling -> String? in
      guard case .statics = spelling.home else { return nil }
      let isSame = spelling.new.split(separator: "(").first?.hasSuffix("." + spelling.name) ?? false
      return isSame ? nil : spelling.name
    }
  )
}
