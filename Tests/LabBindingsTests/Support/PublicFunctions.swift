import Foundation

/// A public function, initialiser or property of a module, read from its source.
struct PublicFunction: Hashable, CustomStringConvertible {
  /// The type that has it; `Single` for what primitive sequences have where their trait is that of singles.
  let type: String
  let isStatic: Bool
  let name: String
  /// `nil` for a property.
  let labels: [String?]?

  var description: String {
    let parameters = labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? ""
    return (isStatic ? "static " : "") + "\(type).\(name)\(parameters)"
  }

  /// All that the sources of a module declare as public.
  ///
  /// The reading relies on the formatter's layout: a type or extension begins in the first column, its members in the third.
  static func all(inModule module: String) -> [PublicFunction] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/\(module)").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .flatMap { all(in: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
  }

  static func all(in text: String) -> [PublicFunction] {
    var found: [PublicFunction] = []
    var type = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in lines.enumerated() {
      // The plain questions first: a regular expression takes its time.
      if let first = line.first, first.isLetter || first == "@",
        let match = line.firstMatch(of: typeHeader)
      {
        type =
          lines[number...].first { $0.hasSuffix("{") }
          .flatMap { $0.firstMatch(of: trait).map { String($0.name) } } ?? String(match.type)
      } else if line.hasPrefix("  "), line.contains("public ") || line.contains("open "),
        let match = line.firstMatch(of: member)
      {
        let rest = ([String(line[match.range.upperBound...])] + lines[(number + 1)...])
          .joined(separator: "\n")
        let isFunction = match.keyword != "var" && match.keyword != "let"
        found.append(
          PublicFunction(
            type: type,
            isStatic: match.scope != nil,
            name: match.keyword == "init" ? "init" : String(match.name ?? ""),
            labels: isFunction ? labels(inParametersOf: rest) : nil
          )
        )
      }
    }
    return found
  }

  // Regular expressions hold no state; the type is not marked so.
  nonisolated(unsafe) private static let typeHeader =
    /^(?:@\w+ )*(?:public )?(?:open )?(?:final )?(?:extension|class|struct|enum|protocol) (?<type>\w+)/
  nonisolated(unsafe) private static let trait = /where Trait == (?<name>\w+)Trait/
  nonisolated(unsafe) private static let member =
    /^  (?:@\w+ )*(?<access>public |open )(?:final |override |convenience |required )*(?<scope>static |class )?(?:mutating )?(?<keyword>func|var|let|init)(?: `?(?<name>\w+)`?)?\??/

  /// The labels of the parameter list that begins at the first parenthesis.
  private static func labels(inParametersOf text: String) -> [String?] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isInside = false
    for character in text {
      if "([{".contains(character) || character == "<" && isInside { depth += 1 }
      if character == "(", !isInside {
        isInside = true
        depth = 1
        continue
      }
      guard isInside else { continue }
      if ")]}".contains(character) || character == ">" && !part.hasSuffix("-") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
      .map { part in
        let label = part.prefix { !" :".contains($0) }
        return label == "_" ? nil : String(label)
      }
  }
}
