// Each of these types is made of more of them.
struct Lens<S, A> {
  let get: (S) -> A
  func then<B>(_ other: Lens<A, B>) -> Lens<S, B> { Lens<S, B>(get: { other.get(self.get($0)) }) }
  struct Street { var name: String }
  struct Home { var street: Street }
  func street() -> Lens<Home, Street> { Lens<Home, Street>(get: { $0.street }) }
  func name() -> Lens<Street, String> { Lens<Street, String>(get: { $0.name }) }
}
print(Lens<Int, String>(get: { "\($0)" }).get(7))  // expect: 7
