import Stage

/// Tells a chain of causes, link by link, from the newest to the script.
struct ChainTeller {
  private let story: Story
  private(set) var steps: [Explanation.Step] = []

  init(_ story: Story) { self.story = story }

  mutating func tell(from record: LogRecord) {
    var current: LogRecord? = record
    var path: [LogRecord] = []
    while let record = current {
      let cause = record.cause.flatMap { story.record($0) }
      let above = chainAbove(record)
      if above.count > 1, let last = above.last {
        add(
          "the \(above.count) operators after it subscribed, each to the one before it",
          record,
          last.source
        )
        path += above
        current = last.cause.flatMap { story.record($0) }
        continue
      }
      tell(record, cause, after: path.last)
      path.append(record)
      current = cause
    }
    let moved = path.contains { $0.kind == .hop }
    if !moved, path.count > 1, let first = path.first, let last = path.last {
      steps.append(
        Explanation.Step(
          "all of this ran on \(first.thread.title): no scheduler moved it after \(last.startLine)",
          nil,
          last.call ?? last.source,
          isRemark: true
        )
      )
    }
  }

  /// The subscriptions that were made one by the other, from `record` on, where nothing is to be said of any: operators
  /// below an operator that has been told of already.
  private func chainAbove(_ record: LogRecord) -> [LogRecord] {
    guard let told = steps.last?.record.flatMap({ story.record($0) }), told.kind == .subscribed
    else { return [] }
    var chain: [LogRecord] = []
    var next: LogRecord? = record
    while let record = next, record.kind == .subscribed,
      let subscription = story.subscription(of: record), !subscription.isSubscriber,
      let parent = subscription.parent.flatMap({ story.subscription($0) }), parent.memory == nil
    {
      chain.append(record)
      next = record.cause.flatMap { story.record($0) }
    }
    return chain
  }

  /// Says why `record` was written, given the record before it and the one that came of it.
  private mutating func tell(_ record: LogRecord, _ cause: LogRecord?, after later: LogRecord?) {
    switch record.kind {
    case .print, .debug, .note: tellLine(record, cause)
    case .hop, .turn: tellStart(record, cause, leadingTo: later)
    case .sent:
      add("\(record.line) sent \(record.text) into \(sequence(record))", record, record.call)
    case .created:
      let name = record.name.map { " `\($0)`" } ?? ""
      add(
        "\(record.line) made\(name): \(record.text)\(record.arguments ?? "")",
        record,
        record.source
      )
    case .connected:
      add("\(record.line) called `connect()`", record, record.call)
    case .subscribed: tellSubscription(record, cause)
    case .next: tellElement(record, cause)
    case .completed, .error: tellEnd(record, cause)
    case .disposed: tellDisposal(record, cause)
    }
  }

  private mutating func tellLine(_ record: LogRecord, _ cause: LogRecord?) {
    if let place = record.source {
      let words =
        cause == nil
        ? "the script came to \(place.words), which prints it" : "\(place.words) prints it"
      add(words, record, place)
    } else if let cause, let subscription = operatorBehind(record, cause) {
      add("\(subscription.title) reports what passes", record, subscription.place)
    } else {
      add("Rx printed it", record, record.call, isUnknown: record.call == nil && cause == nil)
    }
  }

  /// The operator that wrote a line of its own, as `debug` does: the one that hears of the cause next.
  private func operatorBehind(_ record: LogRecord, _ cause: LogRecord) -> Story.Subscription? {
    guard let subscription = story.subscription(of: cause) else { return nil }
    if cause.kind == .subscribed || cause.kind == .disposed { return subscription }
    let above = subscription.parent.flatMap { story.subscription($0) }
    if above?.name == "debug" { return above }
    return debug(upstream: subscription) ?? above ?? subscription
  }

  private func debug(upstream subscription: Story.Subscription) -> Story.Subscription? {
    var waiting = subscription.children
    while let id = waiting.popLast(), let next = story.subscription(id) {
      if next.name == "debug" { return next }
      waiting += next.children
    }
    return nil
  }

  // MARK: Threads

  private mutating func tellStart(
    _ record: LogRecord,
    _ cause: LogRecord?,
    leadingTo later: LogRecord?
  ) {
    let place = record.queue.map { "the queue `\($0)`" } ?? "a thread of its own"
    let runs = ", run by \(record.thread.title)"
    let mover = mover(of: record, cause, leadingTo: later)
    if let mover, mover.schedules {
      let verb =
        record.timer.map { "goes off \(timing($0)) on" } ?? "handed it over to"
      add("\(mover.title) \(verb) \(place)\(runs)", record, mover.place)
    } else if let timer = record.timer, let line = record.call {
      let words = "\(line.words) asked for a call \(timing(timer)) on \(place)\(runs)"
      add(words, record, line)
    } else if let line = record.call {
      add("\(line.words) handed a job to \(place)\(runs)", record, line)
    } else {
      add("a job came to \(place)\(runs)", record, nil, isUnknown: cause == nil)
    }
  }

  /// The operator that may have handed over what ran then: the one that went on with it, or, where nothing has come of it
  /// yet, the one after that to which the cause happened.
  private func mover(
    of record: LogRecord,
    _ cause: LogRecord?,
    leadingTo later: LogRecord?
  ) -> Story.Subscription? {
    if let later { return story.subscription(of: later) }
    guard record.timer == nil, let cause, cause.kind == .next else { return nil }
    return story.subscription(of: cause)?.parent.flatMap { story.subscription($0) }
  }

  /// `after 1.000 s,` or `every 1.000 s: this is call 3,`.
  private func timing(_ timer: LogRecord.Timer) -> String {
    guard let interval = timer.interval else { return "after \(timer.delay.text)," }
    return "every \(interval.text): this is call \(timer.lap),"
  }

  // MARK: Events

  private mutating func tellElement(_ record: LogRecord, _ cause: LogRecord?) {
    guard let subscription = story.subscription(of: record) else {
      return add("an element came", record, record.source, isUnknown: record.source == nil)
    }
    let title = subscription.title
    guard let cause else {
      let place = record.call ?? record.source
      let line = record.call?.words ?? "the script"
      return add("\(line) sent \(record.text) through \(title)", record, place)
    }
    if cause.subscription == record.subscription, cause.kind == .subscribed {
      return tellAtOnce(record, subscription)
    }
    if cause.kind == .next, cause.text != record.text, cause.subscription != record.subscription {
      add("\(title) made \(record.text) from \(cause.text)", record, subscription.place)
    } else if subscription.isSubscriber {
      add("\(subscriber(subscription)) was handed \(record.text)", record, subscription.place)
    } else if cause.kind == .next {
      add("\(title) let \(record.text) through", record, subscription.place)
    } else {
      add("\(title) sent \(record.text)", record, subscription.place)
    }
  }

  /// An element that came with the subscription: replayed, or sent by a source that has it at hand.
  private mutating func tellAtOnce(_ record: LogRecord, _ subscription: Story.Subscription) {
    let stream = story.sharedStreams.first { $0.id == subscription.stream }
    guard let stream, let memory = stream.memory, memory.size != 0 else {
      if let call = record.call, record.time != story.record(subscription.start)?.time {
        return add("\(call.words) sent \(record.text) into \(subscription.title)", record, call)
      }
      return add(
        "\(subscription.title) sends \(record.text) as soon as it is subscribed to",
        record,
        subscription.place
      )
    }
    let held = story.buffer(of: stream, at: record.sequence - 1).last { $0.text == record.text }
    let kept = memory.isForever ? "for good" : "while somebody is subscribed"
    let came =
      held.map { ": it came at \($0.time.text) (#\($0.sequence))" } ?? ", with which it was made"
    add(
      "\(stream.spokenName) (\(subscription.place?.words ?? "the script")) replayed \(record.text)\(came)",
      record,
      subscription.place
    )
    if !stream.isSubject {
      add("its buffer keeps \(memory.words) \(kept)", record, subscription.place)
    }
  }

  private mutating func tellEnd(_ record: LogRecord, _ cause: LogRecord?) {
    let what = record.kind == .error ? "failed with \(record.text)" : "completed"
    guard let subscription = story.subscription(of: record) else {
      return add("a sequence \(what)", record, record.source, isUnknown: record.source == nil)
    }
    if let call = record.call, cause == nil {
      return add("\(call.words) ended \(subscription.title): it \(what)", record, call)
    }
    let name = subscription.isSubscriber ? subscriber(subscription) : subscription.title
    if let cause, cause.kind == .next, cause.subscription != record.subscription {
      add("\(name) \(what) with the element \(cause.text)", record, subscription.place)
    } else if cause?.kind == record.kind {
      let news = record.kind == .error ? "error \(record.text)" : "completion"
      add("\(name) received the \(news)", record, subscription.place)
    } else {
      add("\(name) \(what)", record, subscription.place)
    }
  }

  // MARK: Subscribing and disposing

  private mutating func tellSubscription(_ record: LogRecord, _ cause: LogRecord?) {
    guard let subscription = story.subscription(of: record) else { return }
    if subscription.isSubscriber {
      let place = cause == nil ? record.call ?? record.source : record.source
      let name = subscription.ownName.map { " `\($0)`" } ?? ""
      guard let line = record.source?.words else {
        return add("the script subscribed\(name)", record, place)
      }
      let words =
        cause == nil ? "the script came to \(line), which subscribed" : "\(line) subscribed"
      return add(words + name, record, place)
    }
    guard let parent = subscription.parent.flatMap({ story.subscription($0) }) else {
      return add("a connection to \(subscription.title) was made", record, record.source)
    }
    let asker = parent.isSubscriber ? subscriber(parent) : parent.title
    add("\(asker) subscribed to \(subscription.title)", record, record.source)
    guard let stream = story.sharedStreams.first(where: { $0.id == parent.stream }),
      stream.connections.contains(subscription.id)
    else { return }
    tellConnection(record, subscription, of: stream)
  }

  /// Why something shared subscribed to its source, the first time or anew.
  private mutating func tellConnection(
    _ record: LogRecord,
    _ subscription: Story.Subscription,
    of stream: Story.SharedStream
  ) {
    let name = stream.operatorName
    let earlier = stream.connections.filter { $0 < subscription.id }
    guard let last = earlier.last.flatMap({ story.subscription($0) }) else {
      return add("\(name) had no subscriber before: its count went 0 → 1", record, stream.place)
    }
    let ended = last.end.flatMap { story.record($0) }
    let when = ended.map { " at \($0.time.text) (#\($0.sequence))" } ?? ""
    switch last.ending {
    case .completed, .failed:
      add("the source of \(name) had ended\(when), and \(name) began anew", record, stream.place)
    case .disposed, .alive:
      add("the count of \(name) had fallen to 0\(when) and went 0 → 1 again", record, stream.place)
    }
  }

  private mutating func tellDisposal(_ record: LogRecord, _ cause: LogRecord?) {
    guard let subscription = story.subscription(of: record) else { return }
    let name = subscription.isSubscriber ? subscriber(subscription) : subscription.title
    if let call = record.call, cause == nil {
      return add("\(call.words) disposed \(name)", record, call)
    }
    let shared = story.sharedStreams.first { $0.connections.contains(subscription.id) }
    if let shared, cause?.kind == .disposed, cause?.stream == shared.id {
      return add(
        "the last subscriber left \(shared.operatorName): its count fell to 0, so it let go of \(name)",
        record,
        subscription.place
      )
    }
    switch cause?.kind {
    case .disposed: add("\(name) was disposed with it", record, subscription.place)
    case .completed, .error:
      add("\(name) was disposed once the end was reached", record, subscription.place)
    default: add("\(name) was disposed", record, subscription.place)
    }
  }

  // MARK: Words

  private func subscriber(_ subscription: Story.Subscription) -> String {
    let place = subscription.place?.words ?? "the script"
    guard let name = subscription.ownName else { return "the subscriber of \(place)" }
    return "the subscriber `\(name)` (\(place))"
  }

  private func sequence(_ record: LogRecord) -> String {
    let stream = story.sharedStreams.first { $0.id == record.stream }
    guard let stream else { return "a subject" }
    return stream.spokenName + (stream.place.map { " (\($0.words))" } ?? "")
  }

  private mutating func add(
    _ text: String,
    _ record: LogRecord,
    _ place: SourcePosition?,
    isUnknown: Bool = false
  ) {
    steps.append(Explanation.Step(text, record, place, isUnknown: isUnknown))
  }
}

extension Story.Subscription {
  /// Whether the operator hands its events to a scheduler.
  var schedules: Bool {
    Self.scheduling.contains(name) && (name != "subscribe" || arguments?.hasPrefix("(on:") == true)
  }

  private static let scheduling: Set<String> = [
    "observe", "observeOn", "subscribe", "subscribeOn", "delay", "delaySubscription", "interval",
    "timer", "debounce", "throttle", "timeout", "buffer", "window", "take", "skip", "just", "of",
    "from", "range",
  ]
}
