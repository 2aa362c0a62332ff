import LabBindings
package import SwiftScript

/// Completes a line of Swift: with current names, and with the labels of an open call.
package struct EntryCompletion: Sendable, Hashable {
  /// The beginning that has been typed already, at the end of the line.
  package let typed: String
  package let candidates: [String]

  /// - Parameters:
  ///   - names: The names that the interpreter knows there.
  ///   - reference: Has the labels.
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
        !Self.isOld($0, isMember: isMember, today: reference?.names ?? [])
      }
  }

  /// Whether a name is an older spelling, or cannot be written.
  ///
  /// - Parameter today: The names of the library's functions.
  private static func isOld(_ name: String, isMember: Bool, today: Set<String>) -> Bool {
    if name.hasPrefix("subscript") { return true }
    guard isMember else { return oldGlobals.contains(name) }
    return oldMembers.contains(name) || oldPhrases.contains(name) && !today.contains(name)
  }

  private static let oldGlobals: Set<String> = {
    // Rx had its own `zip` once; Swift has one today.
    let language = Interpreter(library: Library(), host: Interpreter.Host { _, _ in })
    let old = Spellings.table.spellings.filter { $0.home == .anywhere || $0.home == .typeName }
      .filter { !$0.new.hasPrefix($0.name) }.map(\.name)
    return Set(old).filter { !(language.completion(of: $0)?.candidates.contains($0) ?? false) }
  }()

  /// Members of values that are named after their arguments, `removeAtIndex`: a plain word such as `sort` is a name today,
  /// too, of something else.
  private static let oldPhrases = Set(
    Spellings.table.spellings.compactMap { spelling -> String? in
      guard case .values = spelling.home, spelling.name.contains(where: \.isUppercase),
        !spelling.new.contains("." + spelling.name)
      else { return nil }
      return spelling.name
    }
  )

  /// Those of types.
  private static let oldMembers = Set(
    Spellings.table.spellings.compactMap { spelling -> String? in
      guard case .statics = spelling.home else { return nil }
      let isSame = spelling.new.split(separator: "(").first?.hasSuffix("." + spelling.name) ?? false
      return isSame ? nil : spelling.name
    }
  )
}
