extension Subscription {
  /// The subscriptions of a marble picture, each from `^` to `!`, one after the other.
  ///
  ///     try Subscription.windows(marbles: "^--!-^", from: 200)
  ///     // [Subscription(200, 203), Subscription(205)]
  ///
  /// - Parameters:
  ///   - picture: Subscriptions that do not overlap; those that do need a picture each.
  ///   - origin: The time of the picture's tick 0.
  /// - Throws: What is wrong with the picture and where.
  public static func windows(
    marbles picture: String,
    from origin: TestTime = 0
  ) throws(MarbleSyntaxError) -> [Subscription] {
    var windows: [Subscription] = []
    var begin: TestTime?
    for (mark, position) in try MarbleGrammar.read(picture) {
      switch (mark.symbol, begin) {
      case (.subscribe, nil): begin = origin + mark.tick
      case (.subscribe, _?):
        throw MarbleSyntaxError(
          picture,
          position,
          "a subscription begins before the last one ended; end that with `!`, or draw it apart"
        )
      case (.dispose, let start?):
        windows.append(Subscription(start, origin + mark.tick))
        begin = nil
      case (.dispose, nil):
        throw MarbleSyntaxError(picture, position, "no subscription has begun; begin it with `^`")
      default:
        throw MarbleSyntaxError(
          picture,
          position,
          "this is a picture of events, but one of subscriptions is needed, as `^--!`"
        )
      }
    }
    if let begin { windows.append(Subscription(begin)) }
    return windows
  }
}
