import ScriptSource

/// The code of a trial: what was typed, completed to an expression of Swift.
///
///     zip                       Observable.zip(first, second) { "\($0)\($1)" }
///     debounce(.seconds(3))     source.debounce(.seconds(3), scheduler: MainScheduler.instance)
///     flatMapLatest             first.flatMapLatest { _ in second }
struct TrialCode {
  /// A piece of the code.
  enum Piece {
    case added(String)
    /// Typed, with its place in bytes.
    case typed(String, at: Range<Int>)
  }

  private(set) var pieces: [Piece] = []

  /// All of it.
  var text: String { pieces.map(\.text).joined() }

  /// Completes what was typed.
  ///
  /// - Parameter names: The names of the sources.
  /// - Throws: A `Diagnostic` if the operator and the sources cannot go together.
  init(
    _ request: TrialRequest,
    sources names: [String],
    _ declarations: OperatorDeclarations
  ) throws {
    let code = request.code
    var insertions = Self.schedulers(for: code.text, sources: names, declarations)
    var start = 0
    var isKnown = true
    if let head = TrialHead(code.text, sources: names) {
      do {
        let completion = try TrialCompletion(of: head, in: code.text, sources: names, declarations)
        pieces = [.added(completion.prefix)]
        insertions.merge(completion.insertions) { $1 + $0 }
        start = head.range.lowerBound
        isKnown = declarations.has(head.name) || declarations.hasFunction(head.name)
      } catch {
        throw Self.diagnostic(error, of: head, in: request)
      }
    }
    add(code, from: start, with: insertions)
    // An unknown operator is reported when the script is compiled; whether it uses all sources is then not known.
    if isKnown { try checkUse(of: names, request) }
  }

  /// Adds what was typed with what is inserted.
  private mutating func add(
    _ code: TrialRequest.Part,
    from start: Int,
    with insertions: [Int: String]
  ) {
    let bytes = Array(code.text.utf8)
    let offset = code.range.lowerBound
    var next = start
    for end in Set(insertions.keys).union([bytes.count]).sorted() {
      if end > next {
        let text = String(decoding: bytes[next..<end], as: UTF8.self)
        pieces.append(.typed(text, at: offset + next..<offset + end))
      }
      if let addition = insertions[end] { pieces.append(.added(addition)) }
      next = end
    }
  }

  private static func diagnostic(
    _ problem: TrialCompletion.Problem,
    of head: TrialHead,
    in request: TrialRequest
  ) -> Diagnostic {
    let offset = request.code.range.lowerBound
    let span = request.span(offset + head.range.lowerBound..<offset + head.range.upperBound)
    return switch problem {
    case .needsSecond:
      Diagnostic(
        "`\(head.name)` combines several sources, and only one is drawn",
        at: span,
        hint: "add the marbles of another one at the end"
      )
    case .unknown(let similar):
      Diagnostic(
        "there is no operator `\(head.name)`",
        at: span,
        hint: "did you mean `\(similar)`?"
      )
    }
  }

  /// Reports a source that the code does not use.
  private func checkUse(of names: [String], _ request: TrialRequest) throws {
    let text = text
    for (name, picture) in zip(names, request.pictures) where !text.mentions(name) {
      throw Diagnostic(
        "the code does not use this source, `\(name)`",
        at: request.span(picture.range),
        hint: "name `\(name)` in the code"
      )
    }
  }

  /// The schedulers that calls leave out, by the place of the closing parenthesis.
  private static func schedulers(
    for code: String,
    sources names: [String],
    _ declarations: OperatorDeclarations
  ) -> [Int: String] {
    let isOperator = TrialHead(code, sources: names) != nil
    // The expression must be one of Swift to be parsed.
    let receiver = isOperator ? code.hasPrefix(".") ? names[0] : names[0] + "." : ""
    // A text that nests too deeply is reported when it is compiled.
    let calls = SourceFile(name: "", text: receiver + code).calls
    var additions: [Int: String] = [:]
    for call in calls {
      guard let end = call.end, declarations.lacksScheduler(call) else { continue }
      additions[end - receiver.utf8.count] = ", scheduler: MainScheduler.instance"
    }
    return additions
  }
}

extension TrialCode.Piece {
  var text: String {
    switch self {
    case .added(let text), .typed(let text, _): text
    }
  }
}
