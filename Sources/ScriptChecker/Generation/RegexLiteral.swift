import ScriptSource
import ScriptTypes

/// A regular expression that is written down: a `Regex` of what its groups capture, `Regex<(Substring, name: Substring?)>`.
struct RegexLiteral {
  let checker: ModuleChecker
  let range: TextRange

  /// What makes the regular expression.
  func expression(_ text: String) -> Expression {
    // In a literal of several lines spaces mean nothing.
    let pattern = text.contains(where: \.isNewline) ? "(?x)" + text : text
    do {
      _ = try Regex(pattern)
    } catch {
      checker.report(SolvingMessages.unreadableRegex("\(error)"), at: range)
      return Expression(.unreadable, range)
    }
    let whole = WrittenType.TupleElement(label: nil, type: type("Substring"))
    let parts = RegexCaptures(of: text).list.map { capture in
      WrittenType.TupleElement(
        label: capture.name.map { Identifier($0, range) },
        type: capture.isOptional
          ? WrittenType(.optional(type("Substring")), range) : type("Substring")
      )
    }
    let output = WrittenType(.tuple([whole] + parts), range)
    let literal = StringLiteral(segments: [.text(pattern)])
    return Expression(
      .call(
        Expression(.type(type("Regex", [parts.isEmpty ? whole.type : output])), range),
        Arguments(
          listed: [
            Argument(
              label: Identifier("_literal", range),
              value: Expression(.string(literal), range)
            )
          ],
          range
        )
      ),
      range
    )
  }

  private func type(_ name: String, _ arguments: [WrittenType] = []) -> WrittenType {
    WrittenType(.name(name, arguments: arguments), range)
  }
}
