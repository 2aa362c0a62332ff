func pair() -> (Int, Int) {
  print("pair")
  return (1, 2)
}
let (first, second) = pair()
var total = first + more
let more = {
  print("more")
  return 10
}()
let unused = {
  print("never")
  return 0
}()

protocol Command {
  static var name: String { get }
}
extension Command {
  static func main() async throws {
    print("running", name)  // expect: running count
    print(total, second)
    // expect: pair
    // expect: more
    // expect: 11 2
    total += second
    try await Task.sleep(nanoseconds: 1_000)
    print(total)  // expect: 13
  }
}

enum Tools {
  @main struct Count: Command {
    static let name = "count"
  }
}
