struct Lens<S, A> {
  let get: (S) -> A
  let set: (S, A) -> S
  func over(_ s: S, _ f: (A) -> A) -> S { set(s, f(get(s))) }
  func then<B>(_ other: Lens<A, B>) -> Lens<S, B> {
    Lens<S, B>(get: { other.get(self.get($0)) }, set: { s, b in self.set(s, other.set(self.get(s), b)) })
  }
}
struct Street { var name: String }
struct Home { var street: Street }
let street = Lens<Home, Street>(get: { $0.street }, set: { var h = $0; h.street = $1; return h })
let name = Lens<Street, String>(get: { $0.name }, set: { var s = $0; s.name = $1; return s })
let home = Home(street: Street(name: "elm"))
print(street.then(name).over(home) { $0.uppercased() }.street.name, home.street.name)
// expect: ELM elm
func pipe<A>(_ fs: ((A) -> A)...) -> (A) -> A { { a in fs.reduce(a) { $1($0) } } }
print(pipe({ $0 + 1 }, { $0 * 10 })(4))  // expect: 50
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map(f) }
print(zipWith([1, 2], ["a", "b"]) { "\($0)\($1)" }, zipWith([1, 2], [3, 4], +))
// expect: ["1a", "2b"] [4, 6]
extension Array { func grouped<K: Hashable>(by key: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: key) } }
print([1, 2, 3, 4].grouped { $0 % 2 }[0]!)  // expect: [2, 4]
