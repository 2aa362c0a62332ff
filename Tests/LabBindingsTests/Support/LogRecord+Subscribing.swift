import Stage

extension LogRecord {
  /// What is subscribed to, if a subscription begins.
  var subscribing: Subscribing? {
    if case .subscribed(_, let subscribing) = payload { subscribing } else { nil }
  }
}
