protocol Container { associatedtype Item; var items: [Item] { get } }
struct Box<T>: Container { let items: [T] }
func sum<C: Container>(_ c: C) -> Int where C.Item == Int { c.items.reduce(0, +) }
print(sum(Box(items: ["a"])))  // error: cannot convert value of type 'String' to expected element type 'Int'
