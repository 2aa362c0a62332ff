import Rx
import Stage
import SwiftScript

/// The call of a script that made an observable, as the records of its subscriptions show it.
///
/// What only a record needs is found out when the first record is wanted: most runs want none.
final class Origin {
  let site: SourceSpan
  let stream: Int
  let part: ObservableRole
  private let type: String?
  /// The type of an object that the script holds, else the operator or the source: `map`.
  private(set) lazy var name = type ?? site.calledName
  private(set) lazy var position = SourcePosition(site)
  private(set) lazy var arguments = site.writtenArguments
  private(set) lazy var variable = site.variable

  init(_ site: SourceSpan, stream: Int, _ part: ObservableRole, type: String? = nil) {
    self.site = site
    self.stream = stream
    self.part = part
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

extension LabContext {
  /// The origin of what a call makes.
  func origin(_ call: Call, _ part: ObservableRole) -> Origin {
    Origin(call.site, stream: stage.newStreamID(), part)
  }
}

extension SourceSpan {
  /// The name in a call's place, without generic arguments.
  var calledName: String {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? text : String(name)
  }

  /// The parentheses behind a called name as they are written, if they are short and hold no closure.
  var writtenArguments: String? {
    let rest = file.text(from: end, to: end + 64)
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
