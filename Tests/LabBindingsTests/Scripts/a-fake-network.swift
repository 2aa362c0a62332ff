// networking with a fake service + cache + retry, Combine-free
import Foundation
struct Endpoint { var path: String; var query: [String: String] = [:]
  var url: URL? { var c = URLComponents(); c.scheme = "https"; c.host = "api.test"; c.path = "/" + path; if !query.isEmpty { c.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) } }; return c.url } }
protocol Transport { func send(_ url: URL, completion: @escaping (Result<Data, NetworkError>) -> Void) }
enum NetworkError: Error, Equatable, CustomStringConvertible { case badURL, status(Int), decoding(String); var description: String { switch self { case .badURL: return "bad url"; case .status(let s): return "status \(s)"; case .decoding(let m): return "decoding: \(m)" } } }
final class FakeTransport: Transport { var answers: [String: [Result<String, NetworkError>]]; private(set) var calls: [String] = []
  init(_ a: [String: [Result<String, NetworkError>]]) { answers = a }
  func send(_ url: URL, completion: @escaping (Result<Data, NetworkError>) -> Void) { calls.append(url.absoluteString)
    guard var queue = answers[url.path], !queue.isEmpty else { return completion(.failure(.status(404))) }
    let first = queue.removeFirst(); answers[url.path] = queue; completion(first.map { Data($0.utf8) }) } }
struct Repo: Decodable, Equatable { let id: Int; let fullName: String; let stars: Int?; enum CodingKeys: String, CodingKey { case id; case fullName = "full_name"; case stars = "stargazers_count" } }
final class API { let transport: Transport; init(_ t: Transport) { transport = t }
  func get<T: Decodable>(_ type: T.Type = T.self, _ e: Endpoint, retries: Int = 0, done: @escaping (Result<T, NetworkError>) -> Void) {
    guard let url = e.url else { return done(.failure(.badURL)) }
    transport.send(url) { [weak self] result in
      switch result.flatMap({ data -> Result<T, NetworkError> in Result { try JSONDecoder().decode(T.self, from: data) }.mapError { _ in .decoding("\(T.self)") } }) {
      case .failure(.status(500...)) where retries > 0: self?.get(type, e, retries: retries - 1, done: done)
      case let other: done(other) } } } }
let fake = FakeTransport(["/repos": [.failure(.status(503)), .success(#"[{"id":1,"full_name":"a/b","stargazers_count":5},{"id":2,"full_name":"c/d"}]"#)], "/bad": [.success("{}")]])
let api = API(fake)
api.get([Repo].self, Endpoint(path: "repos", query: ["q": "swift lang", "page": "1"]), retries: 2) { print($0) }
api.get([Repo].self, Endpoint(path: "bad")) { r in if case .failure(let e) = r { print(e) } }
api.get([String: Int].self, Endpoint(path: "none")) { r in print((try? r.get()) as Any, r) }
print(fake.calls)
final class Cache<Key: Hashable, Value> { private struct Entry { let value: Value; let expires: TimeInterval }; private var entries: [Key: Entry] = [:]; var now: () -> TimeInterval; let life: TimeInterval
  init(life: TimeInterval, now: @escaping () -> TimeInterval) { self.life = life; self.now = now }
  subscript(key: Key) -> Value? { get { guard let e = entries[key] else { return nil }; guard e.expires > now() else { entries[key] = nil; return nil }; return e.value } set { entries[key] = newValue.map { Entry(value: $0, expires: now() + life) } } }
  var count: Int { entries.count } }
var clock: TimeInterval = 0; let cache = Cache<String, Int>(life: 10) { clock }
cache["a"] = 1; clock = 5; print(cache["a"] as Any, cache["b"] as Any); clock = 11; print(cache["a"] as Any, cache.count)
extension Result where Success: Collection { var countOrZero: Int { (try? get().count) ?? 0 } }
print(Result<[Int], NetworkError>.success([1, 2]).countOrZero, Result<String, NetworkError>.failure(.badURL).countOrZero)
let group = DispatchGroup(); var order: [String] = []; let q = DispatchQueue(label: "work")
for (i, d) in [0.03, 0.01, 0.02].enumerated() { group.enter(); DispatchQueue.global().asyncAfter(deadline: .now() + d) { q.sync { order.append("job\(i)") }; group.leave() } }
group.wait(); print(order)
let sem = DispatchSemaphore(value: 0); q.async { order.append("q"); sem.signal() }; sem.wait(); print(order.count)
let item = DispatchWorkItem { print("never") }; item.cancel(); print(item.isCancelled)
// expect: success([main.Repo(id: 1, fullName: "a/b", stars: Optional(5)), main.Repo(id: 2, fullName: "c/d", stars: nil)])
// expect: decoding: Array<Repo>
// expect: nil failure(status 404)
// expect: ["https://api.test/repos?page=1&q=swift%20lang", "https://api.test/repos?page=1&q=swift%20lang", "https://api.test/bad", "https://api.test/none"]
// expect: Optional(1) nil
// expect: nil 0
// expect: 2 0
// expect: ["job1", "job2", "job0"]
// expect: 4
// expect: true
