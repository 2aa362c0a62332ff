@inlinable public func twice(_ n: Int) -> Int { n * 2 }
@inline(__always) func thrice(_ n: Int) -> Int { n * 3 }
@inline(never) func plain(_ n: Int) -> Int { n }
@frozen public struct Point { public var x = 1; @usableFromInline var y = 2; public init() {} }
@frozen public enum Side { case left, right }
print(twice(2), thrice(2), plain(2), Point().y, Side.left)  // expect: 4 6 2 2 left
@preconcurrency protocol Old { func f() -> Int }
struct A: Old { @_disfavoredOverload func f() -> Int { 1 }; func f() -> String { "text" } }
let n: Int = A().f(), s = A().f()
print(n, s)  // expect: 1 text
@MainActor class Screen { var title = "main"; nonisolated func id() -> Int { 3 } }
print(await Screen().title, await Screen().id())  // expect: main 3
