// State machines
import Foundation
protocol Event: Hashable, CaseIterable {}
struct StateMachine<State: Hashable, Input: Hashable> {
  struct Transition: Hashable { let from: State; let on: Input }
  typealias Effect = (State, State) -> Void
  private(set) var state: State
  private var table: [Transition: (to: State, effect: Effect?)] = [:]
  private(set) var history: [State] = []
  init(initial: State) { state = initial }
  mutating func add(_ from: State, on input: Input, to: State, effect: Effect? = nil) {
    table[Transition(from: from, on: input)] = (to, effect)
  }
  @discardableResult
  mutating func handle(_ input: Input) -> Bool {
    guard let (next, effect) = table[.init(from: state, on: input)] else { return false }
    history.append(state)
    defer { state = next }
    effect?(state, next)
    return true
  }
}
enum Turnstile: String { case locked, unlocked, broken }
enum Action: String, CaseIterable, Event { case coin, push, kick }
var machine = StateMachine<Turnstile, Action>(initial: .locked)
var log: [String] = []
machine.add(.locked, on: .coin, to: .unlocked) { log.append("\($0)→\($1)") }
machine.add(.unlocked, on: .push, to: .locked) { from, to in log.append("\(from.rawValue.uppercased())>\(to.rawValue.capitalized)") }
machine.add(.unlocked, on: .kick, to: .broken)
for a: Action in [.push, .coin, .coin, .push, .coin, .kick, .coin] {
  print(a, machine.handle(a), machine.state)
}
print(log, machine.history.map(\.rawValue).joined(separator: "-"))
print(Action.allCases.map { $0.rawValue.prefix(2) })

enum Player {
  case stopped
  case playing(track: Int, position: TimeInterval)
  case paused(track: Int, position: TimeInterval)
  enum Command { case play(Int), pause, resume, seek(TimeInterval), stop }
  mutating func apply(_ command: Command) {
    switch (self, command) {
    case (.stopped, .play(let t)), (.paused, .play(let t)): self = .playing(track: t, position: 0)
    case let (.playing(track, position), .pause): self = .paused(track: track, position: position)
    case let (.paused(track: t, position: p), .resume): self = .playing(track: t, position: p)
    case (.playing(let t, let p), .seek(let d)): self = .playing(track: t, position: max(0, p + d))
    case (_, .stop): self = .stopped
    default: print("ignored", command)
    }
  }
  var isPlaying: Bool { if case .playing = self { true } else { false } }
}
var player = Player.stopped
let commands: [Player.Command] = [.pause, .play(3), .seek(12.5), .seek(-20), .pause, .seek(1), .resume, .stop]
for c in commands {
  player.apply(c)
  print(player, player.isPlaying)
}
class TrafficLight {
  enum Color: Int, CaseIterable, CustomStringConvertible {
    case red = 1, green, yellow
    var next: Color { Color(rawValue: rawValue + 1) ?? .red }
    var description: String { ["🔴", "🟢", "🟡"][rawValue - 1] }
    static func < (l: Color, r: Color) -> Bool { l.rawValue < r.rawValue }
  }
  var color: Color { willSet { print("\(color) to \(newValue)") } didSet { if color < oldValue { rounds += 1 } } }
  var rounds = 0
  init(_ c: Color = .red) { color = c }
  func tick(_ n: Int = 1) { for _ in 0..<n { color = color.next } }
}
let light = TrafficLight()
light.tick(4)
print(light.rounds, light.color.rawValue, TrafficLight.Color(rawValue: 9) as Any)

// expect: push false locked
// expect: coin true unlocked
// expect: coin false unlocked
// expect: push true locked
// expect: coin true unlocked
// expect: kick true broken
// expect: coin false broken
// expect: ["locked→unlocked", "UNLOCKED>Locked", "locked→unlocked"] locked-unlocked-locked-unlocked
// expect: ["co", "pu", "ki"]
// expect: ignored pause
// expect: stopped false
// expect: playing(track: 3, position: 0.0) true
// expect: playing(track: 3, position: 12.5) true
// expect: playing(track: 3, position: 0.0) true
// expect: paused(track: 3, position: 0.0) false
// expect: ignored seek(1.0)
// expect: paused(track: 3, position: 0.0) false
// expect: playing(track: 3, position: 0.0) true
// expect: stopped false
// expect: 🔴 to 🟢
// expect: 🟢 to 🟡
// expect: 🟡 to 🔴
// expect: 🔴 to 🟢
// expect: 1 2 nil
