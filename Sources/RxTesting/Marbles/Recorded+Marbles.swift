public import Rx

extension Recorded {
  /// Parses the events of a marble picture.
  ///
  ///     try Recorded.events(marbles: "-a-b-|", ["a": 1, "b": 2], from: 200)
  ///     // [.next(201, 1), .next(203, 2), .completed(205)]
  ///
  /// - Parameters:
  ///   - picture: The events, one character for each tick.
  ///   - alphabet: The elements that the names in it stand for.
  ///   - error: The error that `#` stands for.
  ///   - origin: The time of the picture's tick 0.
  /// - Throws: A syntax error, with its position.
  public static func events<T>(
    marbles picture: String,
    _ alphabet: MarbleAlphabet<T>,
    error: any Error = MarbleFailure(),
    from origin: TestTime = 0
  ) throws(MarbleSyntaxError) -> [Recorded<Event<T>>] where Value == Event<T> {
    var events: [Recorded<Event<T>>] = []
    for (mark, position) in try MarbleGrammar.read(picture, from: origin) {
      let event: Event<T>
      switch mark.symbol {
      case .completed: event = .completed
      case .error(nil): event = .error(error)
      case .error(let name?):
        throw MarbleSyntaxError(
          picture,
          position,
          "cannot create an error from its description `\(name)`; write `#` and pass the error"
        )
      case .element(let name):
        guard let element = alphabet.read(name) else {
          throw MarbleSyntaxError(
            picture,
            position,
            "the alphabet has no element for `\(name)`; add one"
          )
        }
        event = .next(element)
      case .subscribe, .dispose:
        throw MarbleSyntaxError(
          picture,
          position,
          "this is a picture of a subscription; expected events, such as `--a-b-|`"
        )
      }
      events.append(Recorded(time: mark.tick, value: event))
    }
    return events
  }
}
