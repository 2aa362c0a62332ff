import Rx
import ScriptMachine
import Stage

/// Ends a script whose subjects and relays feed each other, before their nested events use up the stack.
///
/// Guarded by the baton.
final class EventNesting {
  /// A subject or relay, known by where the script made it; one that an operator made has no such place.
  final class Sender {
    /// Counts the senders in the order in which they were made.
    fileprivate let number: Int
    fileprivate var origin: Origin?

    fileprivate init(number: Int) { self.number = number }

    fileprivate var name: String? {
      guard let origin, let line = origin.position?.line else { return nil }
      return origin.variable.map { "`\($0)`" } ?? "the `\(origin.name)` in line \(line)"
    }
  }

  /// Bytes of stack that have to be left for an event to be sent.
  private static let reserve = 5 << 18
  /// Bytes of stack from which on senders are remembered, so that the message can name them.
  private static let remembered = 9 << 18

  private let stage: Stage
  private unowned let lab: LabContext
  /// The sender made last, until it is known what the script calls it.
  private var newest: Sender?
  private var count = 0
  /// The senders that are in the middle of an event near the end of the stack, and the stack that was left to each.
  private var trail: [(sender: Sender, room: Int)] = []
  private var thread: StageThread?

  init(_ lab: LabContext) {
    self.lab = lab
    stage = lab.stage
  }

  /// Has each subject that a script makes ask before it sends, for the whole process.
  static func connect() { _ = connected }

  private static let connected: Void = {
    Admission.check = {
      (Stage.current?.context as? LabContext)?.nesting.check()
    }
  }()

  private func check() -> Admission.Check {
    count += 1
    let sender = Sender(number: count)
    newest = sender
    return { [self] in admits(sender) }
  }

  /// Names the subject or relay that was made last.
  func name(_ origin: Origin) {
    newest?.origin = origin
    newest = nil
  }

  private func admits(_ sender: Sender) -> Bool {
    // What each level has left to send would take for ever after the failure at the bottom.
    if stage.isEnding { return false }
    let room = StageThread.stackRemaining
    if room > Self.remembered { return true }
    let current = stage.currentThread
    if current !== thread { trail = [] }
    thread = current
    while let last = trail.last, last.room <= room { trail.removeLast() }
    if room < Self.reserve {
      refuse(sender)
      return false
    }
    trail.append((sender, room))
    return true
  }

  private func refuse(_ sender: Sender) {
    let ring = trail.lastIndex { $0.sender === sender }.map {
      Self.fromOldest(trail[$0...].map(\.sender))
    }
    trail = []
    let runtime = lab.runtime
    runtime.fail(
      runtime.machine.trap(
        ring.map(Self.message)
          ?? "the subjects that send this event on to each other are too many",
        hint: ring == nil
          ? "how long is this chain?"
          : "bind in one direction only, or end the circle with `distinctUntilChanged()`"
      )
    )
  }

  /// A ring from the sender that was made first, wherever in it the stack was full.
  private static func fromOldest(_ ring: [Sender]) -> [Sender] {
    guard let first = ring.indices.min(by: { ring[$0].number < ring[$1].number }) else {
      return ring
    }
    return Array(ring[first...] + ring[..<first])
  }

  private static func message(about ring: [Sender]) -> String {
    var names: [String] = []
    for name in ring.compactMap(\.name) where !names.contains(name) { names.append(name) }
    let end = "every event that it sends comes back to it"
    switch names.count {
    case 0: return "an observable feeds itself: \(end)"
    case 1 where ring.count(where: { $0.name != nil }) > 1:
      return "subjects feed each other, and \(names[0]) is among them: every event comes back"
    case 1: return "\(names[0]) feeds itself: \(end)"
    default:
      let last = names.removeLast()
      return "\(names.joined(separator: ", ")) and \(last) feed each other: every event comes back"
    }
  }
}
