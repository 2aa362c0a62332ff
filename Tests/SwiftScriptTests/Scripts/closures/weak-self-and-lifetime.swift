class Timer {
  var onTick: (() -> Void)?
  let name: String
  init(_ name: String) { self.name = name }
  func start() { onTick = { [weak self] in print("tick", self?.name ?? "nobody") } }
  deinit { print("deinit", name) }
}
var t: Timer? = Timer("a")
t?.start()
let tick = t!.onTick!
tick()  // expect: tick a
t = nil  // expect: deinit a
tick()  // expect: tick nobody
class Owner {
  lazy var hello: () -> String = { [unowned self] in "hello \(self.id)" }
  let id = 7
  deinit { print("owner gone") }
}
do {
  let owner = Owner()
  print(owner.hello())
  // expect: hello 7
  // expect: owner gone
}
class Model {
  var value = 0
  func bind(_ f: (@escaping (Int) -> Void) -> Void) {
    f { [weak self] new in
      guard let self = self else { return }
      self.value = new
    }
  }
}
let model = Model()
model.bind { $0(42) }
print(model.value)  // expect: 42
