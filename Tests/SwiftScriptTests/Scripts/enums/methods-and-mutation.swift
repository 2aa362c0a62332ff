enum Light: CaseIterable {
  case red, amber, green
  var next: Light {
    switch self {
    case .red: return .green
    case .amber: return .red
    case .green: return .amber
    }
  }
  mutating func advance() { self = next }
  static let start = Light.red
  static func random(seed: Int) -> Light { allCases[seed % allCases.count] }
  init(code: Int) { self = code == 0 ? .red : .green }
  func describe(_ prefix: String) -> String { "\(prefix):\(self)" }
}
var light = Light.start
light.advance()
print(light, light.next, light.describe("now"))  // expect: G A now:G
for _ in 1...3 { light.advance() }
print(light, Light(code: 0), Light(code: 5), Light.random(seed: 4))  // expect: G R G A
extension Light: CustomStringConvertible {
  var description: String { switch self { case .red: return "R"; case .amber: return "A"; case .green: return "G" } }
}
print(Light.allCases, light)  // expect: [R, A, G] G
print(Light.red == .red, Light.red != .green, Set([Light.red, .red, .amber]).count)
// expect: true true 2
