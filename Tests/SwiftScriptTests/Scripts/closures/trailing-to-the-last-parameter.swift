// A trailing closure of a call in Swift 5: to the last parameter if it fits there, otherwise to the first that can take it.
struct Stream {
  let values: [Int]

  func on(
    started: (() -> Void)? = nil,
    failed: ((String) -> Void)? = nil,
    value: ((Int) -> Void)? = nil
  ) -> Stream {
    started?()
    failed?("no error")
    for next in values { value?(next) }
    return self
  }

  func mapped<Result>(start: () -> Result? = { nil }, _ change: (Int) -> Result = { _ in fatalError() }) -> [Result] {
    values.map(change)
  }
}

let stream = Stream(values: [1, 2])
_ = stream.on { print("value \($0)") }
// expect: value 1
// expect: value 2
_ = stream.on { next in
  let doubled = next * 2
  print("doubled \(doubled)")
}
// expect: doubled 2
// expect: doubled 4

// To the first one where only that fits.
_ = stream.on { print("started") }.on(failed: { print($0) }) { print("then \($0)") }
// expect: started
// expect: no error
// expect: then 1
// expect: then 2

print(stream.mapped { "n\($0)" })
// expect: ["n1", "n2"]

class Timer {
  init(_ name: String, onStart: (() -> Void)? = nil, onTick: (Int) -> Void = { _ in }) {
    onStart?()
    onTick(name.count)
  }
}
_ = Timer("clock") { ticks in print("tick \(ticks)") }
// expect: tick 5

// To the last one also where both fit.
func run(first: () -> Void = {}, x: Int = 1, second: () -> Void = {}) {
  print("first")
  first()
  print("second")
  second()
}
run { print("closure") }
// expect: first
// expect: second
// expect: closure
run(x: 2) { print("after \(2)") }
// expect: first
// expect: second
// expect: after 2

// Not where another parameter follows, or the last one needs something else.
func show(first: (() -> Void)? = nil, second: (() -> Void)? = nil, last: Int = 0) {
  print(first != nil, second != nil)
}
show {}
// expect: true false
func pick(first: () -> Int = { 0 }, second: ((Int) -> Int)? = nil) { print(first(), second?(1) ?? -1) }
pick { $0 + 1 }
// expect: 0 2
pick { 1 }
// expect: 1 -1
