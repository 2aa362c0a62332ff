/// How an event came to be sent while the previous one is still being delivered.
enum Overlap: Hashable {
  /// Reentrancy: an observer sent it, on the thread that is delivering.
  case nested
  /// Another thread sent it.
  case concurrent

  /// The warning, in four parts.
  ///
  /// - Parameters:
  ///   - name: What received the event.
  ///   - origin: The position where that was created, if known.
  ///   - position: The position that sent the event, if known.
  func warning(_ name: String, from origin: String?, _ position: String?) -> String {
    let made = origin.map { ", created at \($0)," } ?? ""
    let sent = position.map { " at \($0)" } ?? ""
    let unknown =
      origin == nil && position == nil
      ? " Set a breakpoint in `Overlap.warning` to see the sender." : ""
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
    case .nested: "an observer sends to the observable that it observes"
    case .concurrent: "two threads send to one observable at the same time"
    }
  }

  private var broke: String {
    switch self {
    case .nested:
      "the event is sent while the previous one is still being delivered. Later observers receive the two in the "
        + "wrong order."
    case .concurrent:
      "events must come one after the other. Each observer now runs on two threads at the same time, and may receive "
        + "the events in another order."
    }
  }

  private var meaning: String {
    switch self {
    case .nested:
      "there is a cycle: an element leads to another element of the same observable. Without a condition that ends it, "
        + "it continues until the stack is full."
    case .concurrent:
      "sources on different queues send to the same subject or observer, and nothing between them puts their events "
        + "in order."
    }
  }

  private var remedy: String {
    switch self {
    case .nested:
      "break the cycle. If it is intended, deliver the event later: add "
        + "`observe(on: MainScheduler.asyncInstance)`, or another serial scheduler, to the cycle."
    case .concurrent:
      "send from one serial queue: add `observe(on:)` with the same serial scheduler to each sender, or combine "
        + "the sources with `merge`."
    }
  }
}
