// What is not equal is what `==` says, and of type parameters only what their own protocols declare is meant.
struct Parity: Equatable {
  var number: Int
  static func == (left: Parity, right: Parity) -> Bool {
    print("compares \(left.number) and \(right.number)")
    return left.number % 2 == right.number % 2
  }
}

class Shape {}
final class Circle: Shape, Equatable {
  static func == (left: Circle, right: Circle) -> Bool { left === right }
}

func differ<T: Equatable>(_ first: T, _ second: T) -> Bool { first != second }
func areSame<T: Circle>(_ first: T, _ second: T) -> Bool { first == second }
func smaller<T: Comparable>(_ first: T, _ second: T) -> T { first < second ? first : second }
func isThree<T: BinaryInteger>(_ number: T) -> Bool { number == 3 && number < 5 && Int(number) == 3 && number != 4 }
func startsWithA<S: StringProtocol>(_ text: S) -> Bool { text != "b" && text.first == "a" && "a" == text.prefix(1) }
func wraps<T: Equatable>(_ value: T?, _ wanted: T) -> Bool { value != nil && value == wanted && wanted == value }

func find<C: Collection>(_ wanted: C.Element, in all: C) -> C.Index? where C.Element: Equatable {
  var index = all.startIndex
  while index != all.endIndex {
    if all[index] == wanted { return index }
    index = all.index(after: index)
  }
  return nil
}

print(Parity(number: 1) != Parity(number: 3))
// expect: compares 1 and 3
// expect: false
print(differ(Parity(number: 1), Parity(number: 2)), differ("a", "a"), differ(1.5, 2))
// expect: compares 1 and 2
// expect: true false true
let circle = Circle()
print(areSame(circle, circle), areSame(circle, Circle()), circle != Circle())
// expect: true false true
print(smaller("b", "a"), smaller(3, 2), isThree(UInt8(3)), isThree(4))
// expect: a 2 true false
print(startsWithA("a"), startsWithA("ab".dropFirst()), wraps(1, 1), wraps(nil, 1), wraps("a", "b"))
// expect: true false true false false
print(find(2, in: [1, 2]) ?? -1, find(Character("d"), in: "abc") == nil, find(Parity(number: 5), in: [Parity(number: 4)]) as Any)
// expect: compares 4 and 5
// expect: 1 true nil
