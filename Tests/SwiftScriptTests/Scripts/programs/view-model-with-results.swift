// view model style
protocol Service { associatedtype Response; func fetch(_ id: Int, completion: @escaping (Result<Response, Error>) -> Void) }
enum APIError: Error, Equatable { case notFound(id: Int), server(code: Int, message: String), unknown }
struct UserService: Service {
  func fetch(_ id: Int, completion: @escaping (Result<String, Error>) -> Void) {
    if id > 10 { completion(.failure(APIError.notFound(id: id))) } else { completion(.success("user\(id)")) }
  }
}
final class ViewModel<S: Service> where S.Response == String {
  private let service: S
  private(set) var state: State = .idle { didSet { print("state: \(oldValue) -> \(state)") } }
  enum State { case idle, loading, loaded(String), failed(String) }
  init(service: S) { self.service = service }
  func load(_ id: Int) {
    state = .loading
    service.fetch(id) { [weak self] result in
      guard let self = self else { return }
      switch result {
      case .success(let name) where name.hasSuffix("1"): self.state = .loaded("first " + name)
      case .success(let name): self.state = .loaded(name)
      case .failure(let error as APIError): self.state = .failed("api \(error)")
      case .failure(let error): self.state = .failed("\(error)")
      }
    }
  }
}
let vm = ViewModel(service: UserService())
vm.load(1); vm.load(2); vm.load(11)
print(APIError.server(code: 500, message: "x"), APIError.notFound(id: 1) == .notFound(id: 1))
let r: Result<Int, APIError> = .failure(.unknown)
print(r, (try? r.get()) as Any)
switch r { case .success(let v): print(v); case .failure(.unknown): print("unk"); case .failure(let e): print(e) }
do { throw APIError.server(code: 1, message: "m") } catch let APIError.server(code, message) where code > 0 { print(code, message) } catch { print("?") }
let results: [Result<Int, APIError>] = [.success(1), .failure(.unknown), .success(3)]
print(results.compactMap { try? $0.get() }, results.map { r -> String in if case .success(let n) = r { return "ok\(n)" } else { return "no" } })

// expect: state: idle -> loading
// expect: state: loading -> loaded("first user1")
// expect: state: loaded("first user1") -> loading
// expect: state: loading -> loaded("user2")
// expect: state: loaded("user2") -> loading
// expect: state: loading -> failed("api notFound(id: 11)")
// expect: server(code: 500, message: "x") true
// expect: failure(main.APIError.unknown) nil
// expect: unk
// expect: 1 m
// expect: [1, 3] ["ok1", "no", "ok3"]
