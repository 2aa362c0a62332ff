import Stage

/// Collects the steps of an explanation, from the record that is explained back to the script.
struct ExplanationBuilder {
  private let story: Story
  private(set) var steps: [Explanation.Step] = []

  init(_ story: Story) { self.story = story }

  /// Adds a step for each record in the chain of causes.
  mutating func explain(_ record: LogRecord) {
    var current: LogRecord? = record
    var path: [LogRecord] = []
    while let record = current {
      let operators = operatorsDownstream(of: record)
      if operators.count > 1, let last = operators.last {
        add(
          "the \(operators.count) operators downstream each subscribed to the one above",
          record,
          last.position
        )
        path += operators
        current = last.cause.flatMap { story.record($0) }
        continue
      }
      let cause = self.cause(of: record)
      addStep(for: record, causedBy: cause, leadingTo: path.last)
      path.append(record)
      current = cause
    }
    let hasHop = path.contains { $0.kind == .hop }
    if !hasHop, path.count > 1, let first = path.first, let last = path.last {
      steps.append(
        Explanation.Step(
          "all on \(first.thread.title): no scheduler switched threads after \(last.startPhrase)",
          nil,
          last.call ?? last.position,
          isRemark: true
        )
      )
    }
  }

  /// The record that led to another; nil if code of the script that nothing had led to did.
  ///
  /// An event that nothing else led to is recorded as one of its subscription's beginning. It is one if that is still going on;
  /// later code of the script sends its own.
  private func cause(of record: LogRecord) -> LogRecord? {
    let cause = record.cause.flatMap { story.record($0) }
    guard case .event = record.payload, let call = record.call, let cause, cause.kind == .subscribed
    else { return cause }
    var beginning = cause
    while beginning.call == nil, let earlier = beginning.cause.flatMap({ story.record($0) }) {
      beginning = earlier
    }
    return beginning.call == call ? cause : nil
  }

  /// The `subscribed` records from `record` downstream that need no step of their own.
  ///
  /// These are the operators downstream of one that has a step already.
  private func operatorsDownstream(of record: LogRecord) -> [LogRecord] {
    guard let previous = steps.last?.record.flatMap({ story.record($0) }),
      previous.kind == .subscribed
    else { return [] }
    var found: [LogRecord] = []
    var next: LogRecord? = record
    while let record = next, record.kind == .subscribed,
      let subscription = story.subscription(of: record), !subscription.isSubscriber,
      let parent = subscription.parent.flatMap({ story.subscription($0) }), parent.memory == nil
    {
      found.append(record)
      next = record.cause.flatMap { story.record($0) }
    }
    return found
  }

  /// Adds the step that says why a record was written.
  ///
  /// - Parameters:
  ///   - cause: The record that led to it.
  ///   - later: The record in the chain that it led to.
  private mutating func addStep(
    for record: LogRecord,
    causedBy cause: LogRecord?,
    leadingTo later: LogRecord?
  ) {
    switch record.payload {
    case .print: addPrint(record, cause)
    case .debug(let report): addReport(report, record)
    case .hop(let start), .turn(let start): addJobStart(start, record, cause, leadingTo: later)
    case .sent(_, let event):
      add("\(record.linePhrase) sent \(event) to \(receiver(of: record))", record, record.call)
    case .created(let object, let creating):
      let name = creating.variable.map { " `\($0)`" } ?? ""
      add(
        "\(record.linePhrase) created\(name): \(object.name)\(creating.arguments ?? "")",
        record,
        record.position
      )
    case .connected:
      add("\(record.linePhrase) called `connect()`", record, record.call)
    case .subscribed: addSubscription(record, cause)
    case .event(_, .next(let element)): addElement(element, record, cause)
    case .event(_, let end): addTerminalEvent(end, record, cause)
    case .disposed: addDisposal(record, cause)
    case .mistake, .warning, .trap:
      add("the problem is at \(record.linePhrase)", record, record.position)
    case .echo: add("you typed the expression", record, record.position)
    case .gesture(_, let text):
      add("\(record.startPhrase) made the gesture: \(text)", record, record.call)
    case .control(let view, let message):
      add("\(view?.title ?? "the application") sent \(message)", record, record.call)
    case .shown(let view, let change): addChange(change, of: view, record, cause)
    case .screen: add("the screen changed", record, record.position)
    case .request(let number, let text):
      add("request \(number) was sent: \(text)", record, record.call)
    case .response(let number, let text):
      add("request \(number) ended: \(text)", record, record.call)
    }
  }

  private mutating func addChange(
    _ change: LogRecord.Change,
    of view: LogRecord.View?,
    _ record: LogRecord,
    _ cause: LogRecord?
  ) {
    let name = view.map { "`\(change.property)` of \($0.title)" } ?? "the \(change.property)"
    let text =
      if let call = record.call {
        "\(call.phrase) set \(name) to \(change.after)"
      } else {
        "\(name) was set to \(change.after)"
      }
    add(text, record, record.call, isIncomplete: record.call == nil && cause == nil)
  }

  private mutating func addPrint(_ record: LogRecord, _ cause: LogRecord?) {
    if let position = record.position, let release = record.call {
      add("\(position.phrase) prints it, during the `deinit` of an object", record, position)
      // With a cause, that released it: an event, or a disposal.
      if cause == nil {
        add("\(release.phrase) released the last reference to the object", record, release)
      }
    } else if let position = record.position {
      let line = position.phrase
      let text = cause == nil ? "the script reached \(line), which prints it" : "\(line) prints it"
      add(text, record, position)
    } else {
      add("Rx printed it", record, record.call, isIncomplete: record.call == nil && cause == nil)
    }
  }

  private mutating func addReport(_ report: LogRecord.DebugReport, _ record: LogRecord) {
    guard let subscription = report.subscription.flatMap({ story.subscription($0) }) else {
      return add("`debug` prints each event", record, record.call)
    }
    add("\(subscription.title) prints each event", record, subscription.position)
  }

  // MARK: Threads

  private mutating func addJobStart(
    _ start: LogRecord.JobStart,
    _ record: LogRecord,
    _ cause: LogRecord?,
    leadingTo later: LogRecord?
  ) {
    let target = start.queue.map(Story.queueTitle) ?? "a new thread"
    let thread = " (\(record.thread.title))"
    let scheduling = schedulingSubscription(start, cause, leadingTo: later)
    if let scheduling, scheduling.details.schedules {
      let action = start.timer.map { "fires \(timing($0)) on" } ?? "moved it to"
      add("\(scheduling.title) \(action) \(target)\(thread)", record, scheduling.position)
    } else if let timer = start.timer, let call = record.call {
      let text = "\(call.phrase) scheduled a call \(timing(timer)) on \(target)\(thread)"
      add(text, record, call)
    } else if let call = record.call {
      add("\(call.phrase) scheduled a job on \(target)\(thread)", record, call)
    } else {
      add("a job ran on \(target)\(thread)", record, nil, isIncomplete: cause == nil)
    }
  }

  /// The subscription whose operator may have scheduled a job.
  ///
  /// It is the one that sent the next event. If there is none yet, it is the one downstream of the subscription that received
  /// the last event.
  private func schedulingSubscription(
    _ start: LogRecord.JobStart,
    _ cause: LogRecord?,
    leadingTo later: LogRecord?
  ) -> Story.Subscription? {
    if let later { return story.subscription(of: later) }
    guard start.timer == nil, let cause, cause.kind == .next else { return nil }
    return story.subscription(of: cause)?.parent.flatMap { story.subscription($0) }
  }

  /// `after 1 s`, or `every 1 s (call 3)`.
  private func timing(_ timer: LogRecord.Timer) -> String {
    guard let interval = timer.interval else { return "after \(timer.delay.phrase)" }
    return "every \(interval.phrase) (call \(timer.lap))"
  }

  // MARK: Events

  private mutating func addElement(
    _ element: String,
    _ record: LogRecord,
    _ cause: LogRecord?
  ) {
    guard let subscription = story.subscription(of: record) else {
      return add(
        "an element arrived",
        record,
        record.position,
        isIncomplete: record.position == nil
      )
    }
    let title = subscription.title
    guard let cause else {
      let line = record.call?.phrase ?? "the script"
      let way =
        subscription.role == .subscriber ? "to \(subscriber(subscription))" : "through \(title)"
      return add("\(line) sent \(element) \(way)", record, record.call ?? record.position)
    }
    if cause.subscription == record.subscription, cause.kind == .subscribed {
      return addElementOnSubscription(element, record, subscription)
    }
    let input = cause.subscription == nil ? nil : cause.event?.element
    if let input, input != element, cause.subscription != record.subscription {
      add("\(title) turned \(input) into \(element)", record, subscription.position)
    } else if subscription.isSubscriber {
      add("\(subscriber(subscription)) received \(element)", record, subscription.position)
    } else if input != nil {
      add("\(title) passed \(element) on", record, subscription.position)
    } else {
      add("\(title) sent \(element)", record, subscription.position)
    }
  }

  /// Adds the step of an element that a subscriber receives when it subscribes: replayed, or sent at once by a source.
  private mutating func addElementOnSubscription(
    _ element: String,
    _ record: LogRecord,
    _ subscription: Story.Subscription
  ) {
    let shared = story.sharedStreams.first { $0.id == subscription.stream }
    // `refCount()` has the buffer of its connectable observable.
    let connectable = shared?.connectable.flatMap { id in
      story.sharedStreams.first { $0.id == id }
    }
    guard let shared, let stream = connectable ?? shared as Story.SharedStream?,
      let memory = stream.memory, memory.size != 0
    else {
      return add(
        "\(subscription.title) sends \(element) as soon as it is subscribed to",
        record,
        subscription.position
      )
    }
    let buffered = story.buffer(of: stream, at: record.sequence - 1)
      .last { $0.text == record.text }
    let origin =
      buffered.map { ", which arrived at \($0.time.phrase) (#\($0.sequence))" }
      ?? ", its initial element"
    let line = subscription.position?.phrase ?? "the script"
    add(
      "\(stream.nameInSentence) (\(line)) replayed \(element)\(origin)",
      record,
      subscription.position
    )
    if !stream.isSubject {
      let lifetime =
        if memory.isForever {
          "forever"
        } else if shared.created == nil {
          "until the last subscriber leaves or the source ends"
        } else {
          "until the connection ends"
        }
      add("its buffer keeps \(memory.phrase) \(lifetime)", record, subscription.position)
    }
  }

  private mutating func addTerminalEvent(
    _ end: LogRecord.Event,
    _ record: LogRecord,
    _ cause: LogRecord?
  ) {
    let (verb, noun) =
      switch end {
      case .error(let error): ("failed with \(error)", "error \(error)")
      case .interrupted: ("was interrupted", "interruption")
      case .completed, .next: ("completed", "completion")
      }
    guard let subscription = story.subscription(of: record) else {
      return add(
        "an observable \(verb)",
        record,
        record.position,
        isIncomplete: record.position == nil
      )
    }
    if let call = record.call, cause == nil {
      return add("\(call.phrase) ended \(subscription.title): it \(verb)", record, call)
    }
    let name = subscription.isSubscriber ? subscriber(subscription) : subscription.title
    if let cause, case .event(let sender, .next(let element)) = cause.payload,
      sender.subscription != record.subscription
    {
      add("\(name) \(verb) after the element \(element)", record, subscription.position)
    } else if cause?.kind == record.kind {
      add("\(name) received the \(noun)", record, subscription.position)
    } else {
      add("\(name) \(verb)", record, subscription.position)
    }
  }

  // MARK: Subscribing and disposing

  private mutating func addSubscription(_ record: LogRecord, _ cause: LogRecord?) {
    guard let subscription = story.subscription(of: record) else { return }
    if subscription.isSubscriber {
      let position = cause == nil ? record.call ?? record.position : record.position
      let name = subscription.scriptName.map { " `\($0)`" } ?? ""
      guard let line = record.position?.phrase else {
        return add("the script subscribed\(name)", record, position)
      }
      let text =
        cause == nil ? "the script reached \(line), which subscribed" : "\(line) subscribed"
      return add(text + name, record, position)
    }
    guard let parent = subscription.parent.flatMap({ story.subscription($0) }) else {
      return add("`connect()` subscribed to \(subscription.title)", record, record.position)
    }
    let downstream = parent.isSubscriber ? subscriber(parent) : parent.title
    add("\(downstream) subscribed to \(subscription.title)", record, record.position)
    guard let stream = story.sharedStreams.first(where: { $0.id == parent.stream }),
      stream.connections.contains(subscription.id)
    else { return }
    addConnection(record, subscription, of: stream)
  }

  /// Adds why a shared observable subscribed to its source, for the first time or again.
  private mutating func addConnection(
    _ record: LogRecord,
    _ subscription: Story.Subscription,
    of stream: Story.SharedStream
  ) {
    let name = stream.operatorName
    let earlier = stream.connections.filter { $0 < subscription.id }
    guard let last = earlier.last.flatMap({ story.subscription($0) }) else {
      return add(
        "\(name) had no subscribers before: its reference count went 0 → 1",
        record,
        stream.position
      )
    }
    let ended = last.end.flatMap { story.record($0) }
    let time = ended.map { " at \($0.time.phrase) (#\($0.sequence))" } ?? ""
    switch last.ending {
    case .completed, .failed, .interrupted:
      add(
        "the source of \(name) had ended\(time), so \(name) subscribed to it again",
        record,
        stream.position
      )
    case .disposed, .alive:
      add(
        "the reference count of \(name) had dropped to 0\(time) and went 0 → 1 again",
        record,
        stream.position
      )
    }
  }

  private mutating func addDisposal(_ record: LogRecord, _ cause: LogRecord?) {
    guard let subscription = story.subscription(of: record) else { return }
    let name = subscription.isSubscriber ? subscriber(subscription) : subscription.title
    if let call = record.call, cause == nil {
      return add("\(call.phrase) disposed \(name)", record, call)
    }
    let shared = story.sharedStreams.first { $0.connections.contains(subscription.id) }
    if let shared, cause?.kind == .disposed, cause?.stream == shared.id {
      return add(
        "the last subscriber of \(shared.operatorName) left: its reference count dropped to 0, so it disposed \(name)",
        record,
        subscription.position
      )
    }
    switch cause?.kind {
    case .disposed: add("\(name) was disposed with it", record, subscription.position)
    case .completed, .error:
      add("\(name) was disposed after the terminal event", record, subscription.position)
    default: add("\(name) was disposed", record, subscription.position)
    }
  }

  // MARK: Names in sentences

  private func subscriber(_ subscription: Story.Subscription) -> String {
    let line = subscription.position?.phrase ?? "the script"
    guard let name = subscription.scriptName else { return "the subscriber of \(line)" }
    return "the subscriber `\(name)` (\(line))"
  }

  private func receiver(of record: LogRecord) -> String {
    let stream = story.sharedStreams.first { $0.id == record.stream }
    guard let stream else { return "a subject" }
    return stream.nameInSentence + (stream.position.map { " (\($0.phrase))" } ?? "")
  }

  private mutating func add(
    _ text: String,
    _ record: LogRecord,
    _ position: SourcePosition?,
    isIncomplete: Bool = false
  ) {
    steps.append(Explanation.Step(text, record, position, isIncomplete: isIncomplete))
  }
}
