/// The messages of views that have nothing to show.
package enum EmptyViewMessage {
  package static let noEvent = "Nothing has happened yet."
  package static let noLine = "Nothing has been printed yet."
  package static let noSubscription = "There are no subscriptions yet."
}
