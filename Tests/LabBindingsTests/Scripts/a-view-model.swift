// view model in plain Swift with closures
import Foundation
final class Observable<T> {
  typealias Listener = (T) -> Void
  private var listeners: [UUID: Listener] = [:]
  var value: T { didSet { listeners.values.forEach { $0(value) } } }
  init(_ v: T) { value = v }
  @discardableResult func bind(_ l: @escaping Listener) -> () -> Void { let id = UUID(); listeners[id] = l; l(value); return { [weak self] in self?.listeners[id] = nil } }
}
struct Todo: Equatable { let id: Int; var title: String; var done = false }
enum Filter: String, CaseIterable { case all, active, completed
  func callAsFunction(_ t: Todo) -> Bool { switch self { case .all: return true; case .active: return !t.done; case .completed: return t.done } } }
protocol TodoService { func load(_ completion: (Result<[Todo], ServiceError>) -> Void) }
enum ServiceError: Error { case offline(retryAfter: TimeInterval), empty }
struct Fake: TodoService { var result: Result<[Todo], ServiceError>; func load(_ completion: (Result<[Todo], ServiceError>) -> Void) { completion(result) } }
final class TodoViewModel {
  enum State: Equatable { case idle, loading, loaded(count: Int), failed(String) }
  let state = Observable<State>(.idle), visible = Observable<[Todo]>([])
  private(set) var todos: [Todo] = [] { didSet { refresh() } }
  var filter: Filter = .all { didSet { if filter != oldValue { refresh() } } }
  private let service: TodoService
  init(service: TodoService) { self.service = service }
  private func refresh() { visible.value = todos.filter { filter($0) } }
  func load() {
    state.value = .loading
    service.load { [weak self] result in
      guard let self = self else { return }
      switch result {
      case .success(let todos) where todos.isEmpty: state.value = .failed("nothing")
      case .success(let todos): self.todos = todos; state.value = .loaded(count: todos.count)
      case .failure(.offline(let after)): state.value = .failed("retry in \(after)s")
      case .failure(let e): state.value = .failed("\(e)")
      }
    }
  }
  func toggle(_ id: Int) { if let i = todos.firstIndex(where: { $0.id == id }) { todos[i].done.toggle() } }
  func rename(_ id: Int, to t: String) { todos = todos.map { $0.id == id ? Todo(id: $0.id, title: t, done: $0.done) : $0 } }
  subscript(id: Int) -> Todo? { todos.first { $0.id == id } }
}
let vm = TodoViewModel(service: Fake(result: .success([Todo(id: 1, title: "a"), Todo(id: 2, title: "b", done: true)])))
vm.state.bind { print("state", $0) }
let stop = vm.visible.bind { print("visible", $0.map { "\($0.title)\($0.done ? "✓" : "")" }) }
vm.load(); vm.filter = .active; vm.toggle(1); vm.filter = .completed; vm.rename(2, to: "B"); stop(); vm.toggle(1)
print(vm[1]!, vm[9] as Any, Filter.allCases.map { f in vm.todos.filter { f($0) }.count })
for r: Result<[Todo], ServiceError> in [.success([]), .failure(.offline(retryAfter: 3)), .failure(.empty)] {
  let m = TodoViewModel(service: Fake(result: r)); m.load(); print(m.state.value)
}
extension Result { var isSuccess: Bool { if case .success = self { return true } else { return false } } }
let r = Result { try JSONDecoder().decode([Int].self, from: Data("[1]".utf8)) }
print(r.isSuccess, r.map(\.count), (try? r.get()) ?? [], r)
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<V> { range } }
struct Volume { @Clamped(0...10) var level = 5; @Clamped(0...1) var balance: Double = 3; @Clamped("a"..."f") var letter: Character = "z" }
var v = Volume(); v.level = 99; print(v.level, v.balance, v.letter, v.$level, v.$balance, v.$letter); v.level -= 200; print(v.level)
let fmt = NumberFormatter(); fmt.numberStyle = .decimal; fmt.maximumFractionDigits = 2
print(fmt.string(from: 1234567.891) ?? "-", fmt.string(from: NSNumber(value: 5)) ?? "-")
// expect: state idle
// expect: visible []
// expect: state loading
// expect: visible ["a", "b✓"]
// expect: state loaded(count: 2)
// expect: visible ["a"]
// expect: visible []
// expect: visible ["a✓", "b✓"]
// expect: visible ["a✓", "B✓"]
// expect: Todo(id: 1, title: "a", done: false) nil [2, 1, 1]
// expect: failed("nothing")
// expect: failed("retry in 3.0s")
// expect: failed("empty")
// expect: true success(1) [1] success([1])
// expect: 10 1.0 f 0...10 0.0...1.0 a...f
// expect: 0
// expect: 1,234,567.89 5
