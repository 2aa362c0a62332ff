final class Storage<T> {
  var items: [T]
  init(_ items: [T]) { self.items = items }
}
struct Items<T> {
  private var storage: Storage<T>
  init(_ items: T...) { storage = Storage(items) }
  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) {
      print("copied")  // expect: copied
      storage = Storage(storage.items)
    }
  }
  subscript(index: Int) -> T {
    get { storage.items[index] }
    set { own(); storage.items[index] = newValue }
  }
  mutating func append(_ item: T) { own(); storage.items.append(item) }
  var all: [T] { storage.items }
}
var a = Items(1, 2, 3)
a[0] = 10
var b = a
b.append(4)
b[1] = 20
print(a.all, b.all)
// expect: [10, 2, 3] [10, 20, 3, 4]
// expect: copied
func changed(_ items: Items<Int>) -> Items<Int> { var items = items; items.append(9); return items }
print(changed(a).all, a.all)  // expect: [10, 2, 3, 9] [10, 2, 3]
var object = Storage([1])
print(isKnownUniquelyReferenced(&object))  // expect: true
let other = object
print(isKnownUniquelyReferenced(&object), other === object)  // expect: false true
