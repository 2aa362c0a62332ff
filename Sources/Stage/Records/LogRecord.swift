/// One thing that happened in a run.
///
/// Everything that a run shows is drawn from its records. They do not depend on the sink: a sink that receives only some kinds
/// receives them with the same numbers and causes.
public struct LogRecord: Sendable, Hashable {
  /// 1, 2, 3, … in the order in which the records were written.
  public var sequence: Int
  /// The time since the run began, by the wall clock in real time.
  public var time: StageTime
  /// The thread that wrote it.
  public var thread: Thread
  /// The sequence number of the record that led here.
  public var cause: Int?
  /// The position of the operator, `print` or `subscribe` in the script.
  public var position: SourcePosition?
  /// The call site in the script, for a record without a cause, or where a job was scheduled.
  public var call: SourcePosition?
  /// What happened.
  public var payload: Payload

  public init(
    sequence: Int,
    time: StageTime,
    thread: Thread,
    cause: Int? = nil,
    position: SourcePosition? = nil,
    call: SourcePosition? = nil,
    _ payload: Payload
  ) {
    self.sequence = sequence
    self.time = time
    self.thread = thread
    self.cause = cause
    self.position = position
    self.call = call
    self.payload = payload
  }

  /// What happened, with the data of its kind.
  public enum Payload: Sendable, Hashable {
    /// The script printed a line.
    case print(String)
    /// The script's `debug` reported an event.
    case debug(DebugReport)
    /// A subscription began.
    case subscribed(Sender, Subscribing)
    /// An event passed through a subscription.
    case event(Sender, Event)
    /// A subscription was disposed.
    case disposed(Sender, isAfterEnd: Bool)
    /// A job started on another thread than the one that scheduled it.
    case hop(JobStart)
    /// A job started on the thread that scheduled it.
    case turn(JobStart)
    /// The script sent an event to a subject or a relay.
    case sent(HeldObject, Event)
    /// The script connected a connectable observable to its source.
    case connected(HeldObject)
    /// The script created a subject, a relay or a connectable observable.
    case created(HeldObject, Creating)
    /// An error in the script, found before it ran.
    case mistake(Message)
    /// A problem that did not end the run.
    case warning(Message)
    /// A failure of the script's code that ended the run.
    case trap(Message)
    /// The value of an expression typed at the prompt.
    case echo(String)
    /// The user touched the screen or typed.
    case gesture(View?, String)
    /// A control sent an event, or a screen, a control or a list sent a message, that somebody listens to.
    case control(View?, String)
    /// A property that can be seen on the screen has another value.
    case shown(View?, Change)
    /// The picture of the screen after a turn of main's that changed it.
    case screen(String)
    /// A request was sent: its number, and what it asks.
    case request(Int, String)
    /// A request ended: its number, and how.
    case response(Int, String)
  }
}

extension LogRecord {
  /// The kind of its payload.
  public var kind: Kind {
    switch payload {
    case .print: .print
    case .debug: .debug
    case .subscribed: .subscribed
    case .event(_, let event): event.kind
    case .disposed: .disposed
    case .hop: .hop
    case .turn: .turn
    case .sent: .sent
    case .connected: .connected
    case .created: .created
    case .mistake: .mistake
    case .warning: .warning
    case .trap: .trap
    case .echo: .echo
    case .gesture: .gesture
    case .control: .control
    case .shown: .shown
    case .screen: .screen
    case .request: .request
    case .response: .response
    }
  }

  /// The main text: the line, the element, the error, the message, or the name of an operator.
  ///
  /// Empty where the kind says everything.
  public var text: String {
    switch payload {
    case .print(let line), .echo(let line): line
    case .gesture(_, let text), .control(_, let text), .screen(let text), .request(_, let text),
      .response(_, let text):
      text
    case .shown(_, let change): change.after
    case .debug(let report): report.line
    case .subscribed(_, let subscribing): subscribing.name
    case .event(_, let event): event.text
    case .disposed, .hop, .turn: ""
    case .sent(_, let event): "\(event)"
    case .connected(let object), .created(let object, _): object.name
    case .mistake(let message), .warning(let message), .trap(let message): message.text
    }
  }

  /// The text that it adds to the log; nil if it does not print.
  public var printed: String? {
    switch payload {
    case .print(let line): line
    case .debug(let report): report.line
    default: nil
    }
  }

  /// The subscription that it belongs to, with its observable.
  public var sender: Sender? {
    switch payload {
    case .subscribed(let sender, _), .event(let sender, _), .disposed(let sender, _): sender
    default: nil
    }
  }

  /// What on the screen it is about.
  public var view: View? {
    switch payload {
    case .gesture(let view, _), .control(let view, _): view
    case .shown(let view, _): view
    default: nil
    }
  }

  /// The number of the subscription that it belongs to.
  public var subscription: Int? { sender?.subscription }

  /// The number of the observable that was subscribed to, created, connected or sent to.
  public var stream: Int? {
    switch payload {
    case .sent(let object, _), .connected(let object), .created(let object, _): object.stream
    default: sender?.stream
    }
  }

  /// The event that passed through a subscription, or was sent by the script.
  public var event: Event? {
    switch payload {
    case .event(_, let event), .sent(_, let event): event
    default: nil
    }
  }

  /// The start of a job, for a hop or a turn.
  public var start: JobStart? {
    switch payload {
    case .hop(let start), .turn(let start): start
    default: nil
    }
  }

  /// Whether views leave it out.
  ///
  /// A job that stays on its thread and the disposal after a terminal event only complete the chain of causes. The prompt
  /// shows an echo itself.
  public var isDetail: Bool {
    switch payload {
    case .turn, .disposed(_, isAfterEnd: true), .echo, .control, .screen: true
    default: false
    }
  }
}
