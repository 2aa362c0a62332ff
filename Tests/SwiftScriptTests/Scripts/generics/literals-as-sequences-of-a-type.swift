// What a requirement says a sequence holds, the elements of a literal become.
protocol P {}
struct X: P {}
func f<S: Sequence>(_ s: S) where S.Element == any P { print("f", type(of: s)) }
f([X()])  // expect: f Array<P>
func g<S: Sequence>(_ s: S) where S.Element == (any P)? { print("g", type(of: s)) }
g([X(), nil])  // expect: g Array<Optional<P>>
g([X()])  // expect: g Array<Optional<P>>
func h<S: Sequence>(_ s: S) where S.Element == any P { print("h any") }
func h<S: Sequence>(_ s: S) where S.Element == (any P)? { print("h any?") }
h([X()])  // expect: h any
h([X(), nil])  // expect: h any?
func k<S: Sequence>(_ s: S) where S.Element == Double { print(type(of: s)) }
k([1, 2])  // expect: Array<Double>
func k2<S: Collection>(_ s: S, _ t: S) where S.Element == Int? { print(s, t) }
k2([1, 2], [nil])  // expect: [Optional(1), Optional(2)] [nil]
