public import Rx

extension Recorded {
  /// The events of a marble picture.
  ///
  ///     try Recorded.events(marbles: "-a-b-|", ["a": 1, "b": 2], from: 200)
  ///     // [.next(201, 1), .next(203, 2), .completed(205)]
  ///
  /// - Parameters:
  ///   - picture: The events, one character a tick.
  ///   - alphabet: The elements that the names in it stand for.
  ///   - error: The error that `#` stands for.
  ///   - origin: The time of the picture's tick 0.
  /// - Throws: What is wrong with the picture and where.
  public static func events<T>(
    marbles picture: String,
    _ alphabet: MarbleAlphabet<T>,
    error: any Error = MarbleFailure(),
    from origin: TestTime = 0
  ) throws(MarbleSyntaxError) -> [Recorded<Event<T>>] where Value == Event<T> {
    var events: [Recorded<Event<T>>] = []
    for (mark, position) in try MarbleGrammar.read(picture) {
      let event: Event<T>
      switch mark.symbol {
      case .completed: event = .completed
      case .error(nil): event = .error(error)
      case .error(let name?):
        throw MarbleSyntaxError(
          picture,
          position,
          "an error cannot be made of its description `\(name)`; write `#` and say which error it is"
        )
      case .element(let name):
        guard let element = alphabet.read(name) else {
          throw MarbleSyntaxError(
            picture,
            position,
            "`\(name)` stands for no element; give it one in the alphabet"
          )
        }
        event = .next(element)
      case .subscribe, .dispose:
        throw MarbleSyntaxError(
          picture,
          position,
          "this is a picture of a subscription, but one of events is needed, as `--a-b-|`"
        )
      }
      events.append(Recorded(time: origin + mark.tick, value: event))
    }
    return events
  }
}
