enum Failure: Error { case negative, big }
func square(_ n: Int) -> Result<Int, Failure> { n < 0 ? .failure(.negative) : .success(n * n) }
print(square(3), square(-1))  // expect: success(9) failure(main.Failure.negative)
print(square(3).map { $0 + 1 }, square(-1).map { $0 + 1 })
// expect: success(10) failure(main.Failure.negative)
print(square(2).flatMap { $0 > 3 ? .failure(Failure.big) : .success($0) }, square(1).flatMap { square($0) })
// expect: failure(main.Failure.big) success(1)
do { print(try square(4).get()); print(try square(-4).get()) } catch { print("caught", error) }
// expect: 16
// expect: caught negative
switch square(5) {
case .success(let n): print(n)  // expect: 25
case .failure(let e): print(e)
}
let caught = Result { try square(-1).get() }
if case .failure(let e) = caught { print("failure", e) }  // expect: failure negative
let results = [1, -1, 2].map(square)
let good = results.compactMap { try? $0.get() }
print(good)  // expect: [1, 4]
func load(_ done: (Result<String, Error>) -> Void) { done(.success("data")) }
load { print((try? $0.get()) ?? "none") }  // expect: data
struct Wrapped: Error { let inner: Failure }
print(square(-2).mapError { Wrapped(inner: $0) })
// expect: failure(main.Wrapped(inner: main.Failure.negative))
