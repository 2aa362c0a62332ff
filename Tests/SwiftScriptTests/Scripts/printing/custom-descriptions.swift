struct A: CustomStringConvertible { var description: String { "A!" } }
struct B: CustomDebugStringConvertible { var debugDescription: String { "B?" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "plain" }; var debugDescription: String { "debug" } }
class K: CustomStringConvertible { let n: Int; init(_ n: Int) { self.n = n }; var description: String { "K\(n)" } }
enum E: CustomStringConvertible { case x; var description: String { "ex" } }
print(A(), [A()], ["k": A()], Optional(A()) as Any, (A(), 1), "\(A())")
// expect: A! [A!] ["k": A!] Optional(A!) (A!, 1) A!
print(B(), [B()], "\(B())")  // expect: B? [B?] B?
print(Both(), [Both()], Optional(Both()) as Any)  // expect: plain [debug] Optional(debug)
debugPrint(A(), Both(), K(1), E.x)  // expect: A! debug K1 ex
print(K(2), [K(3)], E.x, [E.x], ["a": E.x])  // expect: K2 [K3] ex [ex] ["a": ex]
struct Holder { let a = A(); let k = K(5); let both = Both() }
print(Holder())  // expect: Holder(a: A!, k: K5, both: debug)
print(String(describing: A()), String(reflecting: Both()), A().description, "x" + A().description)
// expect: A! debug A! xA!
