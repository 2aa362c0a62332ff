// What belongs to the main actor is used there, and waited for from elsewhere.
@MainActor final class Model {
  static let shared = Model()
  var items: [Int] = []
  let name = "model"
  private init() {}
  nonisolated func title() -> String { "the " + name }
}
@MainActor extension Model {
  func add(_ item: Int) { items.append(item) }
}
extension Model {
  func addTwo() {
    add(1)
    [2].forEach { add($0) }
  }
}
@MainActor protocol Screen { func show() }
final class Home: Screen {
  func show() { draw() }
  func draw() { print("home") }
}
class Plain {
  @MainActor func onMain() { print("plain, on the main actor") }
}
final class Special: Plain {
  override func onMain() {
    super.onMain()
    more()
  }
  @MainActor func more() { print("more") }
}
@MainActor func program() {
  Model.shared.addTwo()
  let add = Model.shared.add
  add(3)
  print(Model.shared.items, Model.shared.title())
  let screen: any Screen = Home()
  screen.show()
  Special().onMain()
}
func elsewhere() async {
  await program()
  print(await Model.shared.items.count, await MainActor.run { Model.shared.items.max() ?? 0 })
  print(await Model.shared.title())
  await Task { @MainActor in Model.shared.add(4) }.value
  print(await Model.shared.items)
}
await elsewhere()
// expect: [1, 2, 3] the model
// expect: home
// expect: plain, on the main actor
// expect: more
// expect: 3 3
// expect: the model
// expect: [1, 2, 3, 4]
