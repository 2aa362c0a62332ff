// A module's name before a type means the module's, where a script has a type of that name as well.
enum Error: Swift.Error {
  case own
}
enum Result {
  case ok
}
struct Set {
  let name = "own set"
}
func attempt(_ fails: Bool) -> Swift.Result<Int, Swift.Error> {
  fails ? .failure(Error.own) : .success(3)
}
print(attempt(false), Result.ok)
// expect: success(3) ok
if case .failure(let error) = attempt(true) { print("failed with", error) }
// expect: failed with own
do {
  throw Error.own
} catch let error as Error {
  print("own", error)
}
// expect: own own
func describe(_ error: Swift.Error) -> String { "\(error)" }
print(describe(Error.own))
// expect: own
let numbers: Swift.Set<Int> = [1]
print(numbers.count, Set().name)
// expect: 1 own set
func max(_ a: Int, _ b: Int) -> Int { Swift.max(a, b) + 100 }
print(max(1, 2))
// expect: 102
