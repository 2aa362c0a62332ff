/// One program, in both languages, and how many turns it takes.
struct Workload {
  let name: String
  let turns: Int
  let swift: String
  let python: String

  static let all = [
    Workload(
      name: "a loop of a million turns",
      turns: 1_000_000,
      swift: """
        func work() -> Int {
          var i = 0
          var sum = 0
          while i < 1_000_000 {
            sum = sum + i
            if sum > 1_000_000_000 { sum = 0 }
            i = i + 1
          }
          return sum
        }
        let result = work()
        """,
      python: """
        def work():
          i = 0
          total = 0
          while i < 1000000:
            total = total + i
            if total > 1000000000: total = 0
            i = i + 1
          return total
        work()
        """
    ),
    Workload(
      name: "a closure under map",
      turns: 200_000,
      swift: "let result = (0..<200_000).map { $0 + 1 }.count",
      python: "len(list(map(lambda x: x + 1, range(200000))))"
    ),
    Workload(
      name: "calls, fib(22)",
      turns: 57_313,
      swift: """
        func fib(_ n: Int) -> Int {
          if n < 2 { return n }
          return fib(n - 1) + fib(n - 2)
        }
        let result = fib(22)
        """,
      python: """
        def fib(n):
          if n < 2: return n
          return fib(n - 1) + fib(n - 2)
        fib(22)
        """
    ),
  ]
}
