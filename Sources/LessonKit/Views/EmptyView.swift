/// What a view says where it has nothing to show, the same in all of them.
package enum EmptyView {
  package static let noEvent = "Nothing has happened yet."
  package static let noLine = "Nothing has been printed yet."
  package static let noSubscription = "Nobody has subscribed to anything yet."
}
