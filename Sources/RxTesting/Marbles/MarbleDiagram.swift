public import Rx

/// The marks along a line of virtual time, read from a picture or to be drawn as one.
///
///     --a-b-|        one character a tick: elements, completion
///     -<10>-#        an element of several characters; an error
///     --(ab|)        all in one tick
///     [200]--a       200 ticks pass
///     ^----!         a subscription and its disposal
///
/// Two diagrams are equal if they have the same marks at the same ticks, however they were written.
public struct MarbleDiagram: Hashable, Sendable {
  /// The marks, in order.
  public let marks: [MarbleMark]

  /// - Parameter marks: The marks, in any order of ticks; marks at the same tick stay in order.
  public init(_ marks: [MarbleMark]) {
    // Sorting is stable.
    self.marks = marks.sorted { $0.tick < $1.tick }
  }

  /// Parses a picture.
  ///
  /// - Throws: A syntax error, with its position.
  public init(_ picture: String) throws(MarbleSyntaxError) {
    self.init(try MarbleGrammar.read(picture).map(\.mark))
  }

  /// Creates the diagram of recorded events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - alphabet: The names of the elements.
  ///   - error: The error that is drawn as `#`; another is drawn with its description.
  ///   - origin: The time that is tick 0.
  public init<Element>(
    events: [Recorded<Event<Element>>],
    _ alphabet: MarbleAlphabet<Element> = .printed,
    error: any Error = MarbleFailure(),
    from origin: TestTime = 0
  ) {
    self.init(
      events.map { event in
        let symbol: MarbleSymbol =
          switch event.value {
          case .next(let element): .element(alphabet.write(element))
          case .error(let seen): .error(areEqual(seen, error) ? nil : "\(seen)")
          case .completed: .completed
          }
        return MarbleMark(event.time.subtracting(origin), symbol)
      }
    )
  }

  /// Creates the diagram of a subscription.
  ///
  /// - Parameters:
  ///   - subscription: The subscription.
  ///   - origin: The time that is tick 0.
  public init(_ subscription: Subscription, from origin: TestTime = 0) {
    var marks = [MarbleMark(subscription.subscribe.subtracting(origin), .subscribe)]
    if subscription.unsubscribe != .max {
      marks.append(MarbleMark(subscription.unsubscribe.subtracting(origin), .dispose))
    }
    self.init(marks)
  }

  /// The picture, up to the last mark.
  public var picture: String { MarbleGrammar.draw([marks]).pictures[0] }
}

extension MarbleDiagram: CustomStringConvertible {
  public var description: String { picture }
}
