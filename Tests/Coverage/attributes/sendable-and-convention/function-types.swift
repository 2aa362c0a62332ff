let sendable: @Sendable (Int) -> Int = { $0 + 1 }
func run(_ f: @Sendable () -> Int) -> Int { f() }
print(sendable(1), run { 4 })  // expect: 2 4
let c: @convention(c) (Int32) -> Int32 = { $0 * 2 }
print(c(5))  // expect: 10
let swift: @convention(swift) (Int) -> Int = { $0 - 1 }
print(swift(5))  // expect: 4
struct Point: Sendable { let x: Int }
final class Note: @unchecked Sendable { var text = "n" }
func send<T: Sendable>(_ value: T) -> T { value }
print(send(Point(x: 1)), send(Note()).text, send(3))  // expect: Point(x: 1) n 3
let plain: (Int) -> Int = sendable
print(plain(9))  // expect: 10
let main: @MainActor () -> Int = { 7 }
print(await main())  // expect: 7
