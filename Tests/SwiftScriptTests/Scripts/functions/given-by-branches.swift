// A function that a branch gives is used.
enum Operation: CaseIterable {
  case add, subtract
  var function: (Int, Int) -> Int {
    switch self {
    case .add: (+)
    case .subtract: (-)
    }
  }
}
func double(_ n: Int) -> Int { n * 2 }
func half(_ n: Int) -> Int { n / 2 }
let change: (Int) -> Int = if Operation.allCases.isEmpty { half } else { double }
print(Operation.allCases.map { $0.function(5, 3) }, change(4))  // expect: [8, 2] 8
