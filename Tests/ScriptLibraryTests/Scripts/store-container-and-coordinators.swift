// Reducer architecture, undo manager, dependency container, coordinator
struct AppState: Equatable { var count = 0; var items: [Item] = []; var filter = Filter.all
  struct Item: Equatable, Identifiable { let id: Int; var title: String; var isDone = false }
  enum Filter: String, CaseIterable { case all, active, done }
  var visible: [Item] { items.filter { switch filter { case .all: return true; case .active: return !$0.isDone; case .done: return $0.isDone } } }
}
enum Action { case increment(by: Int = 1), add(String), toggle(id: Int), setFilter(AppState.Filter), batch([Action]) }
typealias Reducer<S, A> = (inout S, A) -> [Effect<A>]
struct Effect<A> { let run: (@escaping (A) -> Void) -> Void; static func just(_ a: A) -> Effect { Effect { $0(a) } } }
let reducer: Reducer<AppState, Action> = { state, action in
  switch action {
  case .increment(let by):
    state.count += by
    return state.count == 3 ? [.just(.add("three!"))] : []
  case .add(let title):
    state.items.append(.init(id: (state.items.last?.id ?? 0) + 1, title: title))
  case .toggle(let id):
    guard let i = state.items.firstIndex(where: { $0.id == id }) else { break }
    state.items[i].isDone.toggle()
  case .setFilter(let f): state.filter = f
  case .batch(let actions): return actions.map(Effect.just)
  }
  return []
}
final class Store<S: Equatable, A> {
  private(set) var state: S { didSet { if state != oldValue { listeners.values.forEach { $0(state) } } } }
  private var listeners: [Int: (S) -> Void] = [:]
  private let reduce: Reducer<S, A>
  private(set) var undo: [S] = []
  init(_ initial: S, _ reduce: @escaping Reducer<S, A>) { state = initial; self.reduce = reduce }
  func send(_ a: A) {
    var next = state
    let effects = reduce(&next, a)
    undo.append(state)
    state = next
    effects.forEach { $0.run { [unowned self] in self.send($0) } }
  }
  func observe<V: Equatable>(_ kp: KeyPath<S, V>, _ f: @escaping (V) -> Void) {
    var last = state[keyPath: kp]
    f(last)
    listeners[listeners.count] = { s in
      let v = s[keyPath: kp]
      guard v != last else { return }
      last = v
      f(v)
    }
  }
  func back() { if let s = undo.popLast() { state = s } }
}
let store = Store(AppState(), reducer)
store.observe(\.count) { print("count", $0) }
store.observe(\.visible.count) { print("visible", $0) }
store.send(.increment())
store.send(.increment(by: 2))
store.send(.batch([.add("milk"), .add("eggs"), .toggle(id: 2), .setFilter(.active)]))
print(store.state.visible.map(\.title), store.undo.count)
store.back(); store.back()
print(store.state.filter.rawValue, store.state.items.map { "\($0.id)\($0.isDone ? "✓" : "")" })
print(AppState.Filter.allCases.map(\.rawValue), AppState.Filter(rawValue: "done")!, AppState() == AppState())
final class Container {
  private var factories: [String: (Container) -> Any] = [:]
  private var singletons: [String: Any] = [:]
  enum Scope { case transient, singleton }
  func register<T>(_ type: T.Type = T.self, scope: Scope = .transient, _ f: @escaping (Container) -> T) {
    let key = String(describing: type)
    factories[key] = scope == .transient ? f : { [unowned self] c in
      if let known = self.singletons[key] { return known }
      let made = f(c)
      self.singletons[key] = made
      return made
    }
  }
  func resolve<T>(_ type: T.Type = T.self) -> T {
    guard let made = factories[String(describing: type)]?(self) as? T else { fatalError("no \(type)") }
    return made
  }
}
protocol Logger { func log(_ s: String) }
class ConsoleLogger: Logger { var n = 0; func log(_ s: String) { n += 1; print("[\(n)] \(s)") } }
struct Service { let logger: Logger; let url: String; func run() { logger.log("run \(url)") } }
let c = Container()
c.register(Logger.self, scope: .singleton) { _ in ConsoleLogger() }
c.register { Service(logger: $0.resolve(), url: "http://x") }
c.resolve(Service.self).run()
let s: Service = c.resolve()
s.run()
protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
extension Coordinator {
  func add(_ c: Coordinator) { children.append(c); c.start() }
  func remove(_ c: Coordinator) { children = children.filter { $0 !== c } }
}
class Main: Coordinator { var children: [Coordinator] = []; func start() { print("main"); add(Login(onDone: { [weak self] l in print("done"); self?.remove(l); print(self!.children.count) })) } }
class Login: Coordinator { var children: [Coordinator] = []; let onDone: (Login) -> Void; init(onDone: @escaping (Login) -> Void) { self.onDone = onDone }; func start() { print("login") }; func finish() { onDone(self) } }
let main = Main()
main.start()
(main.children.first as? Login)?.finish()

// expect: count 0
// expect: visible 0
// expect: count 1
// expect: count 3
// expect: visible 1
// expect: visible 2
// expect: visible 3
// expect: visible 2
// expect: ["three!", "eggs"] 8
// expect: visible 3
// expect: all ["1", "2", "3"]
// expect: ["all", "active", "done"] done true
// expect: [1] run http://x
// expect: [2] run http://x
// expect: main
// expect: login
// expect: done
// expect: 0
