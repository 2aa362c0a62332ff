struct Order { var id: Int?; var items: [String]? }
func summary(_ o: Order?) -> String {
  guard let o else { return "no order" }
  guard let id = o.id, id > 0 else { return "bad id" }
  guard let first = o.items?.first else { return "empty \(id)" }
  return "\(id): \(first)" + (o.items!.count > 1 ? " and more" : "")
}
print(summary(nil), summary(Order()), summary(Order(id: 1, items: [])), summary(Order(id: 2, items: ["a", "b"])))
// expect: no order bad id empty 1 2: a and more
