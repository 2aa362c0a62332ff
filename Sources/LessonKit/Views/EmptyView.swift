/// What a view says where it has nothing to show, the same in all of them.
public enum EmptyView {
  public static let noEvent = "Nothing has happened yet."
  public static let noLine = "Nothing has been printed yet."
  public static let noSubscription = "Nobody has subscribed to anything yet."
}
