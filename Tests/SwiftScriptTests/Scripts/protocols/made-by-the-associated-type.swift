protocol Keyed {
  init(id: Int)
  var id: Int { get }
}
protocol Source {
  associatedtype Item: Keyed
  func ids() -> [Int]
  func known() -> Item
}
extension Source {
  func items() -> [Item] { ids().map(Item.init(id:)) }
  func first() -> Item? { ids().first.map(Item.init) }
  func last() -> Item {
    let made = Item.init(id: ids().last ?? 0)
    return made
  }
  static func other() -> Item { Item.init(id: 7) }
  func kind() -> Any.Type { Item.self }
}
struct User: Keyed { let id: Int }
struct Users: Source {
  typealias Item = User
  func ids() -> [Int] { [1, 2] }
  func known() -> User { User(id: 3) }
}
struct Book: Keyed { let id: Int }
final class Books: Source {
  func ids() -> [Int] { [3] }
  func known() -> Book { Book(id: 5) }
}
print(Users().items().map(\.id))  // expect: [1, 2]
print(Books().items().map(\.id), Books().kind())  // expect: [3] Book
print(Users().first()!, Books().last(), Books.other())  // expect: User(id: 1) Book(id: 3) Book(id: 7)
let nothing = (Int?.none, [Int]?.none)
print(nothing)  // expect: (nil, nil)
func seed<T>(_ kind: T.Type) -> (T?, T?) { (T?.none, T?.none) }
print(seed(String.self))  // expect: (nil, nil)
