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
          last.position
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
          last.call ?? last.position,
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
    switch record.payload {
    case .print: tellLine(record, cause)
    case .debug(let report): tellReport(report, record)
    case .hop(let start), .turn(let start): tellStart(start, record, cause, leadingTo: later)
    case .sent(_, let event):
      add("\(record.line) sent \(event) into \(sequence(record))", record, record.call)
    case .created(let object, let creating):
      let name = creating.variable.map { " `\($0)`" } ?? ""
      add(
        "\(record.line) made\(name): \(object.name)\(creating.arguments ?? "")",
        record,
        record.position
      )
    case .connected:
      add("\(record.line) called `connect()`", record, record.call)
    case .subscribed: tellSubscription(record, cause)
    case .event(_, .next(let element)): tellElement(element, record, cause)
    case .event(_, let end): tellEnd(end, record, cause)
    case .disposed: tellDisposal(record, cause)
    case .mistake, .warning, .trap:
      add("the problem is at \(record.line)", record, record.position)
    case .echo: add("you typed the expression", record, record.position)
    }
  }

  private mutating func tellLine(_ record: LogRecord, _ cause: LogRecord?) {
    if let place = record.position {
      let words =
        cause == nil
        ? "the script came to \(place.words), which prints it" : "\(place.words) prints it"
      add(words, record, place)
    } else {
      add("Rx printed it", record, record.call, isUnknown: record.call == nil && cause == nil)
    }
  }

  private mutating func tellReport(_ report: LogRecord.DebugReport, _ record: LogRecord) {
    guard let subscription = report.subscription.flatMap({ story.subscription($0) }) else {
      return add("`debug` reports what passes", record, record.call)
    }
    add("\(subscription.title) reports what passes", record, subscription.place)
  }

  // MARK: Threads

  private mutating func tellStart(
    _ start: LogRecord.JobStart,
    _ record: LogRecord,
    _ cause: LogRecord?,
    leadingTo later: LogRecord?
  ) {
    let place = start.queue.map { "the queue `\($0)`" } ?? "a thread of its own"
    let runs = ", run by \(record.thread.title)"
    let mover = mover(of: start, cause, leadingTo: later)
    if let mover, mover.details.schedules {
      let verb =
        start.timer.map { "goes off \(timing($0)) on" } ?? "handed it over to"
      add("\(mover.title) \(verb) \(place)\(runs)", record, mover.place)
    } else if let timer = start.timer, let line = record.call {
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
    of start: LogRecord.JobStart,
    _ cause: LogRecord?,
    leadingTo later: LogRecord?
  ) -> Story.Subscription? {
    if let later { return story.subscription(of: later) }
    guard start.timer == nil, let cause, cause.kind == .next else { return nil }
    return story.subscription(of: cause)?.parent.flatMap { story.subscription($0) }
  }

  /// `after 1.000 s,` or `every 1.000 s: this is call 3,`.
  private func timing(_ timer: LogRecord.Timer) -> String {
    guard let interval = timer.interval else { return "after \(timer.delay.text)," }
    return "every \(interval.text): this is call \(timer.lap),"
  }

  // MARK: Events

  private mutating func tellElement(
    _ element: String,
    _ record: LogRecord,
    _ cause: LogRecord?
  ) {
    guard let subscription = story.subscription(of: record) else {
      return add("an element came", record, record.position, isUnknown: record.position == nil)
    }
    let title = subscription.title
    guard let cause else {
      let place = record.call ?? record.position
      let line = record.call?.words ?? "the script"
      return add("\(line) sent \(element) through \(title)", record, place)
    }
    if cause.subscription == record.subscription, cause.kind == .subscribed {
      return tellAtOnce(element, record, subscription)
    }
    let origin = cause.subscription == nil ? nil : cause.event?.element
    if let origin, origin != element, cause.subscription != record.subscription {
      add("\(title) made \(element) from \(origin)", record, subscription.place)
    } else if subscription.isSubscriber {
      add("\(subscriber(subscription)) was handed \(element)", record, subscription.place)
    } else if origin != nil {
      add("\(title) let \(element) through", record, subscription.place)
    } else {
      add("\(title) sent \(element)", record, subscription.place)
    }
  }

  /// An element that came with the subscription: replayed, or sent by a source that has it at hand.
  private mutating func tellAtOnce(
    _ element: String,
    _ record: LogRecord,
    _ subscription: Story.Subscription
  ) {
    let shared = story.sharedStreams.first { $0.id == subscription.stream }
    // Who counts the subscribers of a connectable observable has its buffer.
    let connectable = shared?.connectable.flatMap { id in
      story.sharedStreams.first { $0.id == id }
    }
    guard let shared, let stream = connectable ?? shared as Story.SharedStream?,
      let memory = stream.memory, memory.size != 0
    else {
      if let call = record.call, record.time != story.record(subscription.start)?.time {
        return add("\(call.words) sent \(element) into \(subscription.title)", record, call)
      }
      return add(
        "\(subscription.title) sends \(element) as soon as it is subscribed to",
        record,
        subscription.place
      )
    }
    let held = story.buffer(of: stream, at: record.sequence - 1).last { $0.text == record.text }
    let kept = memory.isForever ? "for good" : "while somebody is subscribed"
    let came =
      held.map { ": it came at \($0.time.text) (#\($0.sequence))" } ?? ", with which it was made"
    add(
      "\(stream.spokenName) (\(subscription.place?.words ?? "the script")) replayed \(element)\(came)",
      record,
      subscription.place
    )
    if !stream.isSubject {
      add("its buffer keeps \(memory.words) \(kept)", record, subscription.place)
    }
  }

  private mutating func tellEnd(
    _ end: LogRecord.Event,
    _ record: LogRecord,
    _ cause: LogRecord?
  ) {
    let (what, news) =
      switch end {
      case .error(let error): ("failed with \(error)", "error \(error)")
      case .interrupted: ("was interrupted", "interruption")
      case .completed, .next: ("completed", "completion")
      }
    guard let subscription = story.subscription(of: record) else {
      return add("a sequence \(what)", record, record.position, isUnknown: record.position == nil)
    }
    if let call = record.call, cause == nil {
      return add("\(call.words) ended \(subscription.title): it \(what)", record, call)
    }
    let name = subscription.isSubscriber ? subscriber(subscription) : subscription.title
    if let cause, case .event(let sender, .next(let element)) = cause.payload,
      sender.subscription != record.subscription
    {
      add("\(name) \(what) with the element \(element)", record, subscription.place)
    } else if cause?.kind == record.kind {
      add("\(name) received the \(news)", record, subscription.place)
    } else {
      add("\(name) \(what)", record, subscription.place)
    }
  }

  // MARK: Subscribing and disposing

  private mutating func tellSubscription(_ record: LogRecord, _ cause: LogRecord?) {
    guard let subscription = story.subscription(of: record) else { return }
    if subscription.isSubscriber {
      let place = cause == nil ? record.call ?? record.position : record.position
      let name = subscription.ownName.map { " `\($0)`" } ?? ""
      guard let line = record.position?.words else {
        return add("the script subscribed\(name)", record, place)
      }
      let words =
        cause == nil ? "the script came to \(line), which subscribed" : "\(line) subscribed"
      return add(words + name, record, place)
    }
    guard let parent = subscription.parent.flatMap({ story.subscription($0) }) else {
      return add("a connection to \(subscription.title) was made", record, record.position)
    }
    let asker = parent.isSubscriber ? subscriber(parent) : parent.title
    add("\(asker) subscribed to \(subscription.title)", record, record.position)
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
    case .completed, .failed, .interrupted:
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
