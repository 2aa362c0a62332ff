import ScriptMachine
import ScriptSource
import Stage

/// The call of a script that made an observable, as the records of its subscriptions show it.
///
/// What only a record needs is found out when the first record is wanted: most runs want none.
final class Origin {
  let place: Int
  let stream: Int
  let part: ObservableRole
  /// The type of its elements.
  let element: TypeMetadata
  private let type: String?
  private let calls: CallPlaces
  /// The type of an object that the script holds, else the operator or the source: `map`.
  private(set) lazy var name = type ?? calls.name(at: place)?.span.text ?? ""
  private(set) lazy var position = (calls.name(at: place)?.span).map(SourcePosition.init)
  private(set) lazy var arguments = calls.name(at: place)?.span.writtenArguments
  private(set) lazy var variable = calls.name(at: place)?.variable

  init(
    _ place: Int,
    stream: Int,
    _ part: ObservableRole,
    element: TypeMetadata,
    in calls: CallPlaces,
    type: String? = nil
  ) {
    self.place = place
    self.stream = stream
    self.part = part
    self.element = element
    self.calls = calls
    self.type = type
  }

  /// What a new subscription is to.
  var subscribing: LogRecord.Subscribing {
    LogRecord.Subscribing(
      name: name,
      arguments: arguments,
      variable: variable,
      schedules: part.schedules,
      memory: part.memory,
      connectable: part.connectable
    )
  }
}

extension SourceSpan {
  /// The parentheses behind a called name as they are written, if they are short and hold no closure.
  fileprivate var writtenArguments: String? {
    let rest = file.text[TextRange(start: range.end, end: range.end + 64)]
    guard let open = rest.first, open == "(" || open == "<" else { return nil }
    var depth = 0
    var written = ""
    for character in rest.drop(while: { $0 != "(" }) {
      if character == "{" || character.isNewline { return nil }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      written.append(character)
      if depth == 0 { return written }
    }
    return nil
  }
}
