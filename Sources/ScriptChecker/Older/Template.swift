import ScriptSource
import ScriptTypes

/// How a name of an older version is written today: the body of its declaration, which calls what there is now.
///
/// A declaration without a body says it in `renamed`.
struct Template {
  /// A word of a body, or what stands between two.
  enum Piece: Equatable {
    case text(String)
    case parameter(Int)
    /// `.milliseconds(Int(parameter * 1000))`: a number of seconds.
    case seconds(Int)
    /// `self`, where a value is meant.
    case receiver
  }

  /// A call of one declaration with the parameters in their order: only names change.
  struct Rename: Equatable {
    /// With what stands before its last dot, but for `self`.
    let name: String
    /// Whether it is a member of what the older name was a member of.
    let isMember: Bool
    /// `nil` for what is not called.
    let labels: [String]?
  }

  let pieces: [Piece]
  let rename: Rename?

  /// - Parameter body: The only expression of the declaration's body, as text.
  init(_ body: String, of symbol: ValueSymbol) {
    // What a declaration needs among others of its name, or as it passes errors on, a program does not.
    let body = ["try ", "Swift."].reduce(body) {
      $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
    }
    pieces = Self.pieces(of: body, symbol.parameters.map(\.name)).withSeconds
    rename = Self.rename(pieces, symbol)
  }

  /// - Parameter name: What `renamed` says.
  init(renamed name: String, of symbol: ValueSymbol) {
    pieces = []
    guard let open = name.firstIndex(of: "(") else {
      rename = Rename(name: name, isMember: symbol.owner != nil, labels: nil)
      return
    }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
      .map { $0 == "_" ? "" : String($0) }
    let base = String(name[..<open])
    rename = Rename(
      name: base == "init" ? "" : base,
      isMember: symbol.owner != nil && !base.contains("."),
      labels: labels
    )
  }

  /// The name that is called first, without what stands before its dot.
  var calledName: String? {
    if let rename { return rename.name.split(separator: ".").last.map(String.init) }
    for case .text(let text) in pieces {
      guard let open = text.firstIndex(of: "(") else { continue }
      let name = text[..<open].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name.reversed())
    }
    return nil
  }

  private static func pieces(of body: String, _ parameters: [String]) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = body[...]
    func isInWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    func flush() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while let first = rest.first {
      guard isInWord(first) else {
        text.append(rest.removeFirst())
        continue
      }
      let word = String(rest.prefix(while: isInWord))
      rest = rest.dropFirst(word.count)
      let isLabel = rest.first == ":" && rest.dropFirst().first == " "
      if text.last != ".", !isLabel, let position = parameters.firstIndex(of: word) {
        flush()
        pieces.append(.parameter(position))
      } else if word == "self", text.last != "." {
        flush()
        pieces.append(.receiver)
      } else {
        text += word
      }
    }
    flush()
    return pieces
  }

  private static func rename(_ pieces: [Piece], _ symbol: ValueSymbol) -> Rename? {
    var rest = pieces[...]
    let isMember = rest.first == .receiver
    if isMember { rest.removeFirst() }
    guard case .text(var head)? = rest.first else { return nil }
    if isMember { head.removeFirst() }
    let isImplicit = !isMember && head.hasPrefix(".")
    if isImplicit { head.removeFirst() }
    rest.removeFirst()
    let isOwn = isMember || symbol.owner != nil && head.isCallOfMember
    func rename(_ labels: [String]?) -> Rename {
      let name = String(head.prefix { $0 != "(" }).filter { $0 != "`" }
      // A member of the type that is wanted there keeps its dot.
      if isImplicit, symbol.owner == nil {
        return Rename(name: "." + name, isMember: false, labels: labels)
      }
      return Rename(
        name: name == "init" ? "" : name,
        isMember: isOwn || isImplicit,
        labels: labels
      )
    }
    if symbol.parameters.isEmpty {
      guard rest.isEmpty else { return nil }
      if head.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) {
        return rename(nil)
      }
      return head.hasSuffix("()") && symbol.kind == .function
        && !head.dropLast(2).contains("(") ? rename([]) : nil
    }
    guard symbol.kind != .variable, head.count(where: { $0 == "(" }) == 1 else { return nil }
    var labels: [String] = []
    var before = String(head.drop { $0 != "(" })
    for position in symbol.parameters.indices {
      guard rest.popFirst() == .parameter(position), case .text(let after)? = rest.popFirst(),
        let label = before.label(isFirst: position == 0)
      else { return nil }
      labels.append(label)
      before = after
    }
    return rest.isEmpty && before == ")" ? rename(labels) : nil
  }
}

extension [Template.Piece] {
  /// Joins what makes an interval of a number of seconds.
  fileprivate var withSeconds: [Template.Piece] {
    let (head, tail) = (".milliseconds(Int(", " * 1000))")
    var result: [Template.Piece] = []
    for piece in self {
      guard case .text(let after) = piece, after.hasPrefix(tail), result.count > 1,
        case .parameter(let position)? = result.last,
        case .text(let before) = result[result.count - 2], before.hasSuffix(head)
      else {
        result.append(piece)
        continue
      }
      result.removeLast(2)
      result += [.text(String(before.dropLast(head.count))), .seconds(position)]
      result.append(.text(String(after.dropFirst(tail.count))))
    }
    return result
  }
}

extension String {
  /// Whether it begins with a call of a member of `self`, which is left out.
  fileprivate var isCallOfMember: Bool {
    first.map { $0.isLowercase || $0 == "`" } ?? false && !prefix { $0 != "(" }.contains(".")
  }

  /// The label in `(label: ` or `, label: `; `nil` if there is anything else.
  fileprivate func label(isFirst: Bool) -> String? {
    guard hasPrefix(isFirst ? "(" : ", ") else { return nil }
    let rest = dropFirst(isFirst ? 1 : 2)
    if rest.isEmpty { return "" }
    guard rest.hasSuffix(": ") else { return nil }
    return String(rest.dropLast(2))
  }
}
