// A static optional without an initial value begins with `nil`, whoever reads it first.
enum Session {
  private static var entered: Int?
  private static let shared = 1
  static var current: Int { entered ?? shared }

  static func run<R>(_ number: Int, _ body: () throws -> R) rethrows -> R {
    let outer = entered
    entered = number
    defer { entered = outer }
    return try body()
  }
}
print(Session.current)  // expect: 1
print(Session.run(2) { Session.current }, Session.current)  // expect: 2 1
