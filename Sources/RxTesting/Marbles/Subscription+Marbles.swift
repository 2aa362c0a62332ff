extension Subscription {
  /// Parses the subscriptions of a marble picture, each from `^` to `!`, one after the other.
  ///
  ///     try Subscription.windows(marbles: "^--!-^", from: 200)
  ///     // [Subscription(200, 203), Subscription(205)]
  ///
  /// - Parameters:
  ///   - picture: Subscriptions that do not overlap. Draw overlapping ones in separate pictures.
  ///   - origin: The time of the picture's tick 0.
  /// - Throws: A syntax error, with its position.
  public static func windows(
    marbles picture: String,
    from origin: TestTime = 0
  ) throws(MarbleSyntaxError) -> [Subscription] {
    var windows: [Subscription] = []
    var begin: TestTime?
    for (mark, position) in try MarbleGrammar.read(picture, from: origin) {
      switch (mark.symbol, begin) {
      case (.subscribe, nil): begin = mark.tick
      case (.subscribe, _?):
        throw MarbleSyntaxError(
          picture,
          position,
          "a subscription starts before the previous one ended; end that with `!`, or draw it in a separate picture"
        )
      case (.dispose, let start?):
        windows.append(Subscription(start, mark.tick))
        begin = nil
      case (.dispose, nil):
        throw MarbleSyntaxError(picture, position, "no subscription has started; start it with `^`")
      default:
        throw MarbleSyntaxError(
          picture,
          position,
          "this is a picture of events; expected a subscription, such as `^--!`"
        )
      }
    }
    if let begin { windows.append(Subscription(begin)) }
    return windows
  }
}
