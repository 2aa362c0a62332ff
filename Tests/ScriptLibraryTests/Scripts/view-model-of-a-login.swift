import Foundation

// A view model with bindings
final class Bindable<Value> {
  typealias Listener = (Value) -> Void
  private var listeners: [UUID: Listener] = [:]
  private var order: [UUID] = []
  var value: Value {
    didSet { order.compactMap { listeners[$0] }.forEach { $0(value) } }
  }
  init(_ value: Value) { self.value = value }
  @discardableResult
  func bind(fire: Bool = true, _ listener: @escaping Listener) -> () -> Void {
    let id = UUID()
    listeners[id] = listener
    order.append(id)
    if fire { listener(value) }
    return { [weak self] in
      self?.listeners[id] = nil
      self?.order.removeAll { $0 == id }
    }
  }
  func map<T>(_ transform: @escaping (Value) -> T) -> Bindable<T> {
    let result = Bindable<T>(transform(value))
    bind(fire: false) { [unowned result] in result.value = transform($0) }
    return result
  }
}

protocol LoginService {
  func login(user: String, password: String, completion: @escaping (Result<Session, LoginError>) -> Void)
}
struct Session: Equatable { let token: String; let user: String }
enum LoginError: Error, CustomStringConvertible {
  case empty(field: String), rejected(code: Int)
  var description: String {
    switch self {
    case .empty(let field): return "\(field) must not be empty"
    case let .rejected(code) where code >= 500: return "server error \(code)"
    case .rejected(let code): return "rejected (\(code))"
    }
  }
}
struct StubService: LoginService {
  var users = ["ann": "1234", "bob": "secret"]
  func login(user: String, password: String, completion: @escaping (Result<Session, LoginError>) -> Void) {
    guard !user.isEmpty else { return completion(.failure(.empty(field: "user"))) }
    guard let stored = users[user] else { return completion(.failure(.rejected(code: 404))) }
    completion(stored == password ? .success(Session(token: String(password.reversed()), user: user)) : .failure(.rejected(code: 503)))
  }
}
final class LoginViewModel {
  enum State { case idle, loading, done(Session), failed(String) }
  let user = Bindable("")
  let password = Bindable("")
  private(set) var state = Bindable(State.idle)
  private let service: LoginService
  lazy var isValid: Bindable<Bool> = user.map { $0.count > 2 }
  init(service: LoginService = StubService()) { self.service = service }
  func submit() {
    state.value = .loading
    service.login(user: user.value, password: password.value) { [weak self] result in
      guard let self = self else { return }
      switch result {
      case .success(let session): self.state.value = .done(session)
      case .failure(let error): self.state.value = .failed(error.description)
      }
    }
  }
}
let viewModel = LoginViewModel()
let unbind = viewModel.state.bind { state in
  switch state {
  case .idle: print("idle")
  case .loading: print("loading…")
  case .done(let session): print("welcome \(session.user) \(session.token)")
  case .failed(let why): print("failed: \(why)")
  }
}
viewModel.isValid.bind { print("valid", $0) }
viewModel.submit()
viewModel.user.value = "an"
viewModel.submit()
viewModel.user.value = "ann"
viewModel.submit()
viewModel.password.value = "1234"
viewModel.submit()
unbind()
viewModel.submit()
if case .done(let s) = viewModel.state.value { print(s == Session(token: "4321", user: "ann")) }

// expect: idle
// expect: valid false
// expect: loading…
// expect: failed: user must not be empty
// expect: valid false
// expect: loading…
// expect: failed: rejected (404)
// expect: valid true
// expect: loading…
// expect: failed: server error 503
// expect: loading…
// expect: welcome ann 4321
// expect: true
