import RxTesting
import ScriptSource

/// A source of a trial: an observable whose events are at the times of a marble picture.
struct TrialSource: Sendable {
  /// The source's name in the script.
  let name: String
  private let marks: [MarbleMark]
  /// The number of characters in the picture: its length in seconds.
  let length: Int

  /// A longer picture cannot be read any more.
  private static let longest = 10_000

  /// Parses a picture.
  ///
  /// - Throws: A `Diagnostic` that points at the character.
  init(
    named name: String,
    _ picture: TrialRequest.Part,
    in request: TrialRequest
  ) throws(Diagnostic) {
    self.name = name
    if picture.text.allSatisfy(\.isWhitespace) {
      let span = request.span(picture.range)
      throw Diagnostic("these marbles are empty", at: span, hint: "`-` lets a second pass")
    }
    do {
      let marks = try MarbleGrammar.read(picture.text)
      try Self.check(marks, in: picture.text)
      self.marks = marks.map(\.mark)
      // A completion after all of it, whose tick is the number of ticks before it.
      let end = try MarbleGrammar.read(picture.text + "|")
      length = end.last?.mark.tick ?? 0
    } catch {
      let start = picture.range.lowerBound + picture.text.prefix(error.position).utf8.count
      let character = picture.text.dropFirst(error.position).first.map { String($0).utf8.count }
      throw Diagnostic(error.message, at: request.span(start..<start + (character ?? 0)))
    }
  }

  private static func check(
    _ marks: [MarbleGrammar.PlacedMark],
    in picture: String
  ) throws(MarbleSyntaxError) {
    var hasEnded = false
    for (mark, position) in marks {
      let complaint: String? =
        switch mark.symbol {
        case .subscribe, .dispose:
          "`\(mark.symbol == .dispose ? "!" : "^")` is not an event; expected events, such as `--a-b-|`"
        case .error(_?): "an error of a trial has no description; write `#`"
        case _ where hasEnded: "the source has ended before this; nothing follows `|` and `#`"
        case _ where mark.tick < 0: "this is before `^`, where the trial begins; remove `^`"
        case _ where mark.tick >= longest: "a trial's picture has at most \(longest) ticks"
        default: nil
        }
      if let complaint { throw MarbleSyntaxError(picture, position, complaint) }
      switch mark.symbol {
      case .completed, .error: hasEnded = true
      case .element, .subscribe, .dispose: break
      }
    }
  }

  /// Whether each element is a number.
  var isNumeric: Bool {
    marks.allSatisfy { mark in
      guard case .element(let name) = mark.symbol else { return true }
      return name.allSatisfy { ("0"..."9").contains($0) } && Int(name) != nil
    }
  }

  /// Whether there is an element.
  var hasElements: Bool {
    marks.contains { if case .element = $0.symbol { true } else { false } }
  }

  /// The declaration of the source, in one line.
  ///
  /// - Parameter allowsNumbers: Whether elements that are numbers have the type `Int`.
  func declaration(allowsNumbers: Bool) -> String {
    let isNumeric = allowsNumbers && isNumeric && hasElements
    let events = marks.map { mark in
      let event =
        switch mark.symbol {
        case .element(let name): ".next(\(isNumeric ? name : name.debugDescription))"
        case .error: ".error(MarbleError.error)"
        case .completed, .subscribe, .dispose: ".completed"
        }
      return "(\(mark.tick), \(event))"
    }
    let type = isNumeric ? "Int" : "String"
    return "let \(name) = Observable<\(type)>.create { playMarbles([\(events.listed)], for: $0) }"
  }

  /// What the declarations use.
  ///
  /// All events are scheduled on subscription, as those of a cold test observable are. So an event comes before
  /// the timer of an operator that is due at the same time.
  static let support = """
    import RxSwift

    enum MarbleError: Error {
      case error
    }

    func playMarbles<Element>(
      _ events: [(Int, Event<Element>)],
      for observer: AnyObserver<Element>
    ) -> Disposable {
      Disposables.create(
        events.map { time, event in
          MainScheduler.instance.scheduleRelative((), dueTime: .seconds(time)) { _ in
            observer.on(event)
            return Disposables.create()
          }
        }
      )
    }

    """
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}
