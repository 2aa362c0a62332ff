/// How an event came before the one before it had been sent.
enum Overlap: Hashable {
  /// From an observer, on the thread that was sending.
  case nested
  /// From another thread.
  case concurrent

  /// The warning, in four parts.
  ///
  /// - Parameters:
  ///   - name: What the event came to.
  ///   - origin: Where that was made, if it is known.
  ///   - place: Where the event came from, if it is known.
  func warning(_ name: String, from origin: String?, _ place: String?) -> String {
    let made = origin.map { ", made at \($0)," } ?? ""
    let sent = place.map { " at \($0)" } ?? ""
    let unknown =
      origin == nil && place == nil ? " A breakpoint in `Overlap.warning` shows who sends it." : ""
    return """
      warning: \(title)
        Where to look: \(name)\(made) is sent an event\(sent).\(unknown)
        What broke: \(broke)
        What it could mean: \(meaning)
        What to do: \(remedy)
      """
  }

  private var title: String {
    switch self {
    case .nested: "an observer sends to the sequence that it is listening to"
    case .concurrent: "two threads send to one sequence at the same time"
    }
  }

  private var broke: String {
    switch self {
    case .nested:
      "the event is sent before the one in progress has reached everybody. Observers behind this one see the two in the "
        + "wrong order."
    case .concurrent:
      "events must come one after the other. Each observer now runs on two threads at a time, and each may see the "
        + "events in another order."
    }
  }

  private var meaning: String {
    switch self {
    case .nested:
      "there is a cycle: what is made of the sequence's elements is fed back into it. Without a condition that ends it, "
        + "it goes on until the stack is full."
    case .concurrent:
      "sources on different queues feed the same subject or observer, with nothing between them that puts their events "
        + "in line."
    }
  }

  private var remedy: String {
    switch self {
    case .nested:
      "break the cycle. If it is meant, let the event that is fed back wait for its turn: put "
        + "`observe(on: MainScheduler.asyncInstance)`, or a serial scheduler of your own, into the cycle."
    case .concurrent:
      "send from one serial queue: put `observe(on:)` with the same serial scheduler in front of each sender, or join "
        + "the sources with `merge`."
    }
  }
}
