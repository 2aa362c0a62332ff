func stop(_ text: String) -> Never { fatalError(text) }
func value(_ n: Int?) -> Int {
  guard let n else { stop("none") }
  return n
}
print(value(3))  // expect: 3
func pick(_ n: Int) -> String {
  switch n {
  case 0: return "zero"
  case 1: return "one"
  default: stop("unknown")
  }
}
print(pick(1))  // expect: one
let result: Result<Int, Never> = .success(4)
switch result { case .success(let n): print(n) }  // expect: 4
print(try result.get())  // expect: 4
func sure(_ r: Result<String, Never>) -> String {
  switch r { case .success(let s): s }
}
print(sure(.success("always")))  // expect: always
let list: [Never] = []
print(list.isEmpty)  // expect: true
