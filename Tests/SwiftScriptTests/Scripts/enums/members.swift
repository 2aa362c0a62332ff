enum Light: String {
  case red, yellow, green
  static let first = Light.red
  var next: Light {
    switch self {
    case .red: return .green
    case .green: return .yellow
    case .yellow: return .red
    }
  }
  func description(upper: Bool) -> String { upper ? rawValue.uppercased() : rawValue }
  mutating func advance() { self = next }
  static func named(_ name: String) -> Light? { Light(rawValue: name) }
  init(isGo: Bool) { self = isGo ? .green : .red }
}
var light = Light.first
light.advance()
print(light, light.next.next, light.description(upper: true))  // expect: green red GREEN
print(Light.named("red")!, Light.named("blue") == nil, Light(isGo: false))  // expect: red true red
extension Light { var isStop: Bool { self == .red } }
print(Light.red.isStop, light.isStop)  // expect: true false
enum Namespace {
  static let limit = 10
  struct Inner { var n = limit }
  enum Deep { case a }
}
print(Namespace.limit, Namespace.Inner().n, Namespace.Deep.a)  // expect: 10 10 a
enum Box<T> {
  case full(T), empty
  func map<U>(_ f: (T) -> U) -> Box<U> {
    switch self {
    case .full(let value): return .full(f(value))
    case .empty: return .empty
    }
  }
}
print(Box.full(3).map { $0 + 1 }, Box<Int>.empty)  // expect: full(4) empty
