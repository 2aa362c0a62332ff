import Rx
import Stage
import SwiftScript

/// The place of a script that made a sequence, as its subscriptions' records tell it.
struct Origin {
  let name: String
  let site: SourceSpan
  let stream: Int
  let memory: LogRecord.Memory?
}

extension LabContext {
  /// The place of a call that makes a sequence.
  func origin(_ call: Call, memory: LogRecord.Memory? = nil) -> Origin {
    Origin(
      name: call.site.calledName,
      site: call.site,
      stream: stage.newStreamID(),
      memory: memory
    )
  }
}

extension LogRecord.Memory {
  /// What `share` keeps.
  init(size: Int, scope: SubjectLifetimeScope) {
    self.init(size: size, isForever: scope == .forever)
  }

  static let nothing = LogRecord.Memory(size: 0, isForever: true)
  static let everything = LogRecord.Memory(size: nil, isForever: true)

  /// The last elements, kept for good.
  static func last(_ size: Int) -> LogRecord.Memory {
    LogRecord.Memory(size: size, isForever: true)
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
