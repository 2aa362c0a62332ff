var n = 1
let byValue = { [n] in n }
let renamed = { [m = n * 10, k = "k"] in k + "\(m)" }
n = 2
print(byValue(), renamed(), n)  // expect: 1 k10 2
class Owner {
  let name: String
  var action: (() -> String)?
  init(_ name: String) { self.name = name }
  func arm() { action = { [weak self] in self?.name ?? "gone" } }
  func armStrongly() { action = { [self] in name } }
  deinit { print("deinit", name) }
}
var owner: Owner? = Owner("a")
owner?.arm()
let action = owner!.action!
print(action())  // expect: a
owner = nil  // expect: deinit a
print(action())  // expect: gone
var second: Owner? = Owner("b")
second!.armStrongly()
print(second!.action!())  // expect: b
second!.action = nil
second = nil  // expect: deinit b
let kept = Owner("c")
let unowned = { [unowned kept] in kept.name }
let twoOf = { [weak kept, n] () -> String in "\(kept?.name ?? "-") \(n)" }
print(unowned(), twoOf())  // expect: c c 2
let guarded = { [weak kept] () -> String in
  guard let kept else { return "none" }
  return kept.name
}
print(guarded())  // expect: c
