// A key path is the same wherever it is written.
struct Look {
  var title: String?
  var image: Int?
}
struct Box<Value> {
  var value: Value
  var count = 1
}

func isImage<Part>(_ part: WritableKeyPath<Look, Part?>) -> Bool { part as AnyKeyPath == \Look.image }
print(isImage(\.image), isImage(\.title)) // expect: true false

func isValue<Value, Other>(_ path: KeyPath<Box<Value>, Value>, of other: Other.Type) -> Bool {
  path as AnyKeyPath == \Box<Other>.value
}
print(isValue(\Box<Int>.value, of: Int.self), isValue(\Box<Int>.value, of: String.self)) // expect: true false

struct Changes<Whole> {
  var paths: Set<PartialKeyPath<Whole>> = []
  mutating func note<Part>(_ path: KeyPath<Whole, Part>) { paths.insert(path) }
  func has<Part>(_ path: KeyPath<Whole, Part>) -> Bool { paths.contains(path) }
}
func changes<Part>(of part: Part.Type) -> Changes<Box<Part>> {
  var changes = Changes<Box<Part>>()
  changes.note(\.count)
  return changes
}
print(changes(of: Int.self).has(\.count), changes(of: Int.self).has(\.value)) // expect: true false
print(changes(of: Int.self).paths == changes(of: Int.self).paths) // expect: true
