// A member without `self.` is one of the `self` that the capture list or `guard let self` names.

class Greeter {
  let name: String
  lazy var shout: () -> String = { [unowned self] in name.uppercased() }
  var later: (() -> Void)?

  init(_ name: String) { self.name = name }

  func prepare() {
    later = { [weak self] in
      guard let self else { return print("nobody") }
      print("hello", name)
    }
  }

  deinit { print(name, "is gone") }
}

do {
  let greeter = Greeter("ann")
  print(greeter.shout())
}
// expect: ANN
// expect: ann is gone

var later: (() -> Void)?
do {
  let greeter = Greeter("bob")
  greeter.prepare()
  later = greeter.later
  later?()
}
later?()
// expect: hello bob
// expect: bob is gone
// expect: nobody

struct Counter {
  var count = 1
  func reader() -> () -> Int { { [self] in count } }
}
print(Counter(count: 4).reader()())
// expect: 4
