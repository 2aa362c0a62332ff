private protocol Named {
  var name: String { get }
  func size() -> Int
}
private struct Tag: Named {
  let name = "tag"
  func size() -> Int { 3 }
}
private enum Step { case stop, go(Int) }
private let named = Tag() as Named
print(named.name, named.size(), Step.go(2))  // expect: tag 3 go(2)
