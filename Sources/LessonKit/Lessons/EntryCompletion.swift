import LabBindings
public import SwiftScript

/// How a half-typed line of Swift can go on: with names that are written today, and with the labels of an open call.
public struct EntryCompletion: Sendable, Hashable {
  /// The beginning that has been typed already, at the end of the line.
  public let typed: String
  public let candidates: [String]

  /// - Parameters:
  ///   - names: The names that could stand there, as the interpreter knows them.
  ///   - reference: Where the labels are written.
  /// - Returns: Nothing where neither a name nor a label can stand.
  public init?(of line: String, names: NameCompletion?, reference: OperatorReference?) {
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
      labels + (names?.candidates ?? []).filter { !Self.isOld($0, isMember: isMember) }
  }

  /// Whether a name is an older spelling, or none that is written at all.
  private static func isOld(_ name: String, isMember: Bool) -> Bool {
    if name.hasPrefix("subscript") { return true }
    return (isMember ? oldMembers : oldGlobals).contains(name)
  }

  private static let oldGlobals: Set<String> = {
    // Rx had its own `zip` once; Swift has one today.
    let language = Interpreter(library: Library(), host: Interpreter.Host { _, _ in })
    let old = Spellings.table.spellings.filter { $0.home == .anywhere || $0.home == .typeName }
      .filter { !$0.new.hasPrefix($0.name) }.map(\.name)
    return Set(old).filter { !(language.completion(of: $0)?.candidates.contains($0) ?? false) }
  }()

  /// Those of types; of values the interpreter offers today's only.
  private static let oldMembers = Set(
    Spellings.table.spellings.compactMap { spelling -> String? in
      guard case .statics = spelling.home else { return nil }
      let isSame = spelling.new.split(separator: "(").first?.hasSuffix("." + spelling.name) ?? false
      return isSame ? nil : spelling.name
    }
  )
}
