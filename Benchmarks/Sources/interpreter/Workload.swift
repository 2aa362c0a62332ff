/// One program, in both languages, and how many turns it takes.
struct Workload {
  let name: String
  let turns: Int
  let swift: String
  let python: String

  static let all = [
    Workload(
      name: "loop",
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
      name: "calls",
      turns: 400_000,
      swift: """
        func add(_ a: Int, _ b: Int) -> Int { return a + b }
        func work() -> Int {
          var sum = 0
          for i in 0..<400_000 { sum = add(sum, i) }
          return sum
        }
        let result = work()
        """,
      python: """
        def add(a, b): return a + b
        def work():
          total = 0
          for i in range(400000): total = add(total, i)
          return total
        work()
        """
    ),
    Workload(
      name: "recursion, fib(24)",
      turns: 150_049,
      swift: """
        func fib(_ n: Int) -> Int {
          if n < 2 { return n }
          return fib(n - 1) + fib(n - 2)
        }
        let result = fib(24)
        """,
      python: """
        def fib(n):
          if n < 2: return n
          return fib(n - 1) + fib(n - 2)
        fib(24)
        """
    ),
    Workload(
      name: "closures under map",
      turns: 600_000,
      swift: """
        let numbers = Array(0..<200_000)
        let result = numbers.map { $0 + 1 }.filter { $0 % 2 == 0 }.reduce(0) { $0 + $1 }
        """,
      python: """
        from functools import reduce
        numbers = list(range(200000))
        reduce(lambda a, b: a + b, filter(lambda x: x % 2 == 0, map(lambda x: x + 1, numbers)), 0)
        """
    ),
    Workload(
      name: "arrays, a sieve",
      turns: 477_812,
      swift: """
        func sieve(_ n: Int) -> Int {
          var isPrime = Array(repeating: true, count: n + 1)
          var i = 2
          while i * i <= n {
            if isPrime[i] {
              var j = i * i
              while j <= n {
                isPrime[j] = false
                j += i
              }
            }
            i += 1
          }
          var count = 0
          for k in 2...n { if isPrime[k] { count += 1 } }
          return count
        }
        let result = sieve(200_000)
        """,
      python: """
        def sieve(n):
          is_prime = [True] * (n + 1)
          i = 2
          while i * i <= n:
            if is_prime[i]:
              j = i * i
              while j <= n:
                is_prime[j] = False
                j += i
            i += 1
          count = 0
          for k in range(2, n + 1):
            if is_prime[k]: count += 1
          return count
        sieve(200000)
        """
    ),
    Workload(
      name: "dictionaries",
      turns: 200_000,
      swift: """
        func work() -> Int {
          var counts: [Int: Int] = [:]
          for i in 0..<200_000 { counts[i % 1000, default: 0] += i }
          return counts.count
        }
        let result = work()
        """,
      python: """
        def work():
          counts = {}
          for i in range(200000):
            counts[i % 1000] = counts.get(i % 1000, 0) + i
          return len(counts)
        work()
        """
    ),
    Workload(
      name: "strings",
      turns: 100_000,
      swift: """
        func work() -> Int {
          var parts: [String] = []
          for i in 0..<100_000 { parts.append("item \\(i)") }
          var length = 0
          for part in parts { if part.hasPrefix("item 1") { length += 1 } }
          return length + parts.joined(separator: ",").count
        }
        let result = work()
        """,
      python: """
        def work():
          parts = []
          for i in range(100000): parts.append(f"item {i}")
          length = 0
          for part in parts:
            if part.startswith("item 1"): length += 1
          return length + len(",".join(parts))
        work()
        """
    ),
    Workload(
      name: "structs",
      turns: 200_000,
      swift: """
        struct Point {
          var x: Int
          var y: Int
          func plus(_ other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
        }
        func work() -> Int {
          var p = Point(x: 0, y: 0)
          let step = Point(x: 1, y: 2)
          for _ in 0..<200_000 { p = p.plus(step) }
          return p.x + p.y
        }
        let result = work()
        """,
      python: """
        class Point:
          def __init__(self, x, y):
            self.x = x
            self.y = y
          def plus(self, other): return Point(self.x + other.x, self.y + other.y)
        def work():
          p = Point(0, 0)
          step = Point(1, 2)
          for _ in range(200000): p = p.plus(step)
          return p.x + p.y
        work()
        """
    ),
    Workload(
      name: "enums with payloads",
      turns: 200_000,
      swift: """
        enum Event { case next(Int), error(String), completed }
        func value(_ event: Event) -> Int {
          switch event {
          case .completed: return 0
          case .error(let text): return text.count
          case .next(let n): return n
          }
        }
        func work() -> Int {
          var sum = 0
          for i in 0..<200_000 { sum += value(.next(i)) }
          return sum
        }
        let result = work()
        """,
      python: """
        class Completed: pass
        class Error:
          def __init__(self, text): self.text = text
        class Next:
          def __init__(self, n): self.n = n
        def value(event):
          match event:
            case Completed(): return 0
            case Error(text=text): return len(text)
            case Next(n=n): return n
        def work():
          total = 0
          for i in range(200000): total += value(Next(i))
          return total
        work()
        """
    ),
    Workload(
      name: "class properties",
      turns: 400_000,
      swift: """
        class Counter {
          var count = 0
          var total = 0
          func add(_ n: Int) {
            count += 1
            total += n
          }
        }
        func work() -> Int {
          let counter = Counter()
          for i in 0..<400_000 { counter.add(i) }
          return counter.total
        }
        let result = work()
        """,
      python: """
        class Counter:
          def __init__(self):
            self.count = 0
            self.total = 0
          def add(self, n):
            self.count += 1
            self.total += n
        def work():
          counter = Counter()
          for i in range(400000): counter.add(i)
          return counter.total
        work()
        """
    ),
  ]
}
