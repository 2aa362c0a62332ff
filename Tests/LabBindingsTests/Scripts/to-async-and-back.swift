// async/await bridging
import Foundation
import RxSwift
struct TimeoutError: Error {}
actor Cache<Key: Hashable & Sendable, Value: Sendable> { private var store: [Key: Value] = [:]; private(set) var hits = 0
  func value(for key: Key, or make: @Sendable (Key) async throws -> Value) async rethrows -> Value {
    if let v = store[key] { hits += 1; return v }
    let v = try await make(key); store[key] = v; return v } }
func fetch(_ id: Int) async throws -> String { if id < 0 { throw TimeoutError() }; try await Task.sleep(nanoseconds: 1_000_000); return "item \(id)" }
func legacy(_ n: Int, _ done: @escaping (Result<Int, Error>) -> Void) { n > 0 ? done(.success(n * 2)) : done(.failure(TimeoutError())) }
func modern(_ n: Int) async throws -> Int { try await withCheckedThrowingContinuation { c in legacy(n) { c.resume(with: $0) } } }
extension Single where Element == String, Trait == SingleTrait {
  static func task(_ work: @escaping () async throws -> String) -> Single<String> {
    .create { single in let t = Task { do { single(.success(try await work())) } catch { single(.failure(error)) } }; return Disposables.create { t.cancel() } } } }
let cache = Cache<Int, String>()
print(try await fetch(1), (try? await fetch(-1)) ?? "failed")
let a = try await cache.value(for: 1) { try await fetch($0) }, b = try await cache.value(for: 1) { try await fetch($0) }
print(a == b, await cache.hits)
print(try await modern(4)); do { _ = try await modern(0) } catch is TimeoutError { print("timeout") } catch { print(error) }
async let x = fetch(10); async let y = fetch(11)
print(try await [x, y].joined(separator: "&"))
let all = try await withThrowingTaskGroup(of: (Int, String).self) { group -> [Int: String] in
  for i in 1...3 { group.addTask { (i, try await fetch(i)) } }
  var out: [Int: String] = [:]
  for try await (i, s) in group { out[i] = s }
  return out }
print(all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
for try await n in Observable.of(1, 2, 3).map({ $0 * 2 }).values { print("value", n) }
do { for try await n in Observable<Int>.concat(.just(1), .error(TimeoutError())).values { print(n) } } catch { print("stream failed", error) }
print(try await Single.just(5).map { $0 + 1 }.value, try await Single<String>.task { try await fetch(7) }.value)
do { _ = try await Single<String>.task { try await fetch(-7) }.value } catch { print("single failed", type(of: error)) }
let stream = AsyncStream<Int> { c in for i in 0..<3 { c.yield(i) }; c.finish() }
var sum = 0; for await i in stream { sum += i }; print(sum)
print(await stream.map { $0 }.reduce(0, +))
let bag = DisposeBag()
stride(from: 0, to: 3, by: 1).forEach { i in Observable.just(i).subscribe(onNext: { print("n", $0) }).disposed(by: bag) }
let task = Task { () -> Int in try await Task.sleep(nanoseconds: 5_000_000); return 3 }
task.cancel()
switch await task.result { case .success(let v): print(v); case .failure(let e): print(e is CancellationError) }
let values = AsyncThrowingStream<String, Error> { c in c.yield("one"); c.finish(throwing: TimeoutError()) }
do { for try await v in values { print(v) } } catch { print("thrown") }
extension AsyncSequence { func collect() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } } }
print(try await Observable.from(["q", "r"]).values.collect(), await AsyncStream { $0.yield(1); $0.finish() }.collect())

// expect: item 1 failed
// expect: true 1
// expect: 8
// expect: timeout
// expect: item 10&item 11
// expect: ["1=item 1", "2=item 2", "3=item 3"]
// expect: value 2
// expect: value 4
// expect: value 6
// expect: 1
// expect: stream failed TimeoutError()
// expect: 6 item 7
// expect: single failed TimeoutError
// expect: 3
// expect: 0
// expect: n 0
// expect: n 1
// expect: n 2
// expect: true
// expect: one
// expect: thrown
// expect: ["q", "r"] [1]
