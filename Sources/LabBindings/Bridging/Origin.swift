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
  func origin(_ call: Call) -> Origin {
    let name = call.site.calledName
    var memory = memory(of: name, written: call.site.writtenArguments)
    if memory != nil, case .int(let size)? = call.arguments.first { memory?.size = size }
    return Origin(name: name, site: call.site, stream: stage.newStreamID(), memory: memory)
  }

  /// What a sequence made by this operator or of this type remembers; nothing for most.
  func memory(of name: String, written arguments: String?) -> LogRecord.Memory? {
    let written = arguments ?? ""
    let number = Int(written.drop { !$0.isNumber }.prefix { $0.isNumber })
    switch name {
    case "share":
      return LogRecord.Memory(
        size: written.contains("replay") ? number : 0,
        isForever: written.contains("forever")
      )
    case "shareReplay": return LogRecord.Memory(size: number, isForever: true)
    case "shareReplayLatestWhileConnected": return LogRecord.Memory(size: 1, isForever: false)
    case "publish", "refCount": return LogRecord.Memory(size: 0, isForever: true)
    case "replay", "ReplaySubject", "ReplayRelay":
      return LogRecord.Memory(size: number, isForever: true)
    case "replayAll": return LogRecord.Memory(size: nil, isForever: true)
    case "BehaviorSubject", "BehaviorRelay": return LogRecord.Memory(size: 1, isForever: true)
    default: return nil
    }
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
