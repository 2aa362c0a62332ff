var n = 1
let byReference = { n }
let byValue = { [n] in n }
let renamed = { [m = n * 10] in m }
n = 2
print(byReference(), byValue(), renamed())  // expect: 2 1 10
class Owner {
  var name = "owner"
  var action: (() -> String)?
  func setUp() { action = { [weak self] in self?.name ?? "gone" } }
  deinit { print("deinit", name) }
}
var owner: Owner? = Owner()
owner?.setUp()
let action = owner!.action!
print(action())  // expect: owner
owner = nil  // expect: deinit owner
print(action())  // expect: gone
class Pet {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("bye", name) }
}
func strong() -> () -> String {
  let pet = Pet("rex")
  return { pet.name }
}
do {
  let keep = strong()
  print(keep())  // expect: rex
}
// expect: bye rex
print("after the block")  // expect: after the block
func unownedCapture() {
  let pet = Pet("uno")
  let f = { [unowned pet] in pet.name }
  print(f())
}
unownedCapture()
func weakGuard(_ pet: Pet?) -> () -> String {
  { [weak pet] in
    guard let pet else { return "no pet" }
    return pet.name
  }
}
var temporary: Pet? = Pet("tmp")
let ask = weakGuard(temporary)
// expect: uno
// expect: bye uno
print(ask())  // expect: tmp
temporary = nil  // expect: bye tmp
print(ask())  // expect: no pet
