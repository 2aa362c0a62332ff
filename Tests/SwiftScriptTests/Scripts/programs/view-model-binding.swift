final class Box<T> {
  typealias Listener = (T) -> Void
  private var listeners: [Listener] = []
  var value: T { didSet { listeners.forEach { $0(value) } } }
  init(_ value: T) { self.value = value }
  func bind(_ listener: @escaping Listener) { listeners.append(listener); listener(value) }
}
struct User { var name: String; var age: Int }
final class ProfileViewModel {
  let title = Box("")
  let canSave = Box(false)
  private var user: User { didSet { refresh() } }
  init(user: User) { self.user = user; refresh() }
  func rename(_ name: String) { user.name = name }
  func birthday() { user.age += 1 }
  private func refresh() {
    title.value = "\(user.name) (\(user.age))"
    canSave.value = !user.name.isEmpty && user.age >= 18
  }
}
let model = ProfileViewModel(user: User(name: "Ann", age: 17))
model.title.bind { print("title:", $0) }  // expect: title: Ann (17)
model.canSave.bind { print("can save:", $0) }  // expect: can save: false
model.birthday()
// expect: title: Ann (18)
// expect: can save: true
model.rename("")
// expect: title:  (18)
// expect: can save: false
