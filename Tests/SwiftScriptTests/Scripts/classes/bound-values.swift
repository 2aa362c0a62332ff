class Thing {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) goes") }
}

var one: Thing? = Thing("one")
if let it = one { print("has", it.name) }
// expect: has one
one = nil
// expect: one goes
print("after")
// expect: after

func local() {
  var two: Thing? = Thing("two")
  if let it = two, it.name.count > 1 { print("has", it.name) } else { print("none") }
  // expect: has two
  two = nil
  // expect: two goes
  print("after")
  // expect: after
}
local()

func choose(_ thing: Thing?) {
  switch thing {
  case let it?: print("is", it.name)
  case nil: print("is nil")
  }
}
// expect: is three
choose(Thing("three"))
// expect: three goes
choose(nil)
// expect: is nil
