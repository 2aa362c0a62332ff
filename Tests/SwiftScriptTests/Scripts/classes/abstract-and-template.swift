class Report {
  func title() -> String { fatalError("subclass must override") }
  func lines() -> [String] { [] }
  final func render() -> String { ([title()] + lines().map { "- " + $0 }).joined(separator: "\n") }
}
class Sales: Report {
  let items: [String: Int]
  init(_ items: [String: Int]) { self.items = items }
  override func title() -> String { "Sales" }
  override func lines() -> [String] { items.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
}
class Yearly: Sales {
  override func title() -> String { "Yearly " + super.title() }
}
print(Sales(["b": 2, "a": 1]).render())
// expect: Sales
// expect: - a: 1
// expect: - b: 2
print(Yearly([:]).render())  // expect: Yearly Sales
let reports: [Report] = [Sales([:]), Yearly([:])]
print(reports.map { $0.title() })  // expect: ["Sales", "Yearly Sales"]
