enum Mode { case on, off, level(Int); static let standard = Mode.off; static func make(_ n: Int) -> Mode { .level(n) } }
struct Style { var mode: Mode = .off; static let plain = Style(); static func with(_ m: Mode) -> Style { Style(mode: m) } }
func show(_ m: Mode) -> String { "\(m)" }
func styled(_ s: Style = .plain) -> String { "\(s.mode)" }
print(show(.on), show(.level(3)), show(.standard), show(.make(9)))
// expect: on level(3) off level(9)
print(styled(), styled(.with(.on)), styled(.init(mode: .level(1))))  // expect: off on level(1)
var mode: Mode = .off
mode = .on
let list: [Mode] = [.on, .level(2)]
let map: [String: Mode] = ["a": .off]
print(mode, list.count, map["a"]!)  // expect: on 2 off
func pick(_ b: Bool) -> Mode { b ? .on : .off }
print(pick(true), pick(false))  // expect: on off
let optional: Mode? = .level(4)
if case .level(let n)? = optional { print(n) }  // expect: 4
let closure: (Int) -> Mode = { .level($0) }
print(closure(5))  // expect: level(5)
var style = Style.plain
style.mode = .level(7)
print(style)  // expect: Style(mode: main.Mode.level(7))
let ternary: Mode = list.isEmpty ? .on : .off
print(ternary)  // expect: off
switch style.mode { case .on, .off: print("plain"); case .level(5...): print("high"); case .level: print("low") }
// expect: high
