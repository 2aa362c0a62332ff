// An initializer that a protocol's extension provides hands over to the one of the type that conforms.
class Map {}
protocol P { init?(map: Map); init?(_ map: Map); mutating func go(map: Map); mutating func go(_ map: Map) }
extension P {
  init?(map: Map) { self.init(map) }
  init?(_ map: Map) { self.init(map: map) }
  mutating func go(map: Map) { go(map) }
  mutating func go(_ map: Map) { go(map: map) }
}
class M<N: P> {
  init() {}
  func map(_ n: Map) -> N? { guard var o = N(map: n) else { return nil }; print(type(of: o)); o.go(map: n); return o }
}
class C: P {
  var x = 0
  required init?(_ map: Map) { print("init") }
  func go(_ map: Map) { x = 2; print("go") }
}
print(M<C>().map(Map())?.x ?? -1)
struct S: P {
  var x = 0
  init?(_ map: Map) { print("init") }
  mutating func go(_ map: Map) { x = 2; print("go") }
}
print(M<S>().map(Map())?.x ?? -1)
// expect: init
// expect: C
// expect: go
// expect: 2
// expect: init
// expect: S
// expect: go
// expect: 2
