extension Array where Element == Int { var tag: String { "ints \(reduce(0, +))" } }
extension Array where Element == String { var tag: String { "texts \(joined())" } }
extension Array where Element: Collection { var tag: String { "collections \(count)" } }
print([1].tag, ["a", "b"].tag, [[1], [2]].tag)  // expect: ints 1 texts ab collections 2
extension Sequence where Element == Bool { func verdict() -> String { allSatisfy { $0 } ? "all" : "some" } }
extension Sequence where Element == Double { func verdict() -> String { "sum \(reduce(0, +))" } }
print([true].verdict(), [0.5, 1].verdict(), Set([false]).verdict())  // expect: all sum 1.5 some
struct Reactive<Base> { let base: Base }
class View {}
class Button: View {}
class Label: View {}
extension Reactive where Base: Button { var value: String { "button" } }
extension Reactive where Base: Label { var value: Int { 7 } }
print(Reactive(base: Button()).value, Reactive(base: Label()).value + 1)  // expect: button 8
protocol Source { associatedtype Element; var element: Element { get } }
struct Just<Element>: Source { let element: Element }
extension Source where Element == String { func show() -> String { "text " + element } }
extension Source where Element == Int { func show() -> String { "number \(element + 1)" } }
print(Just(element: "a").show(), Just(element: 1).show())  // expect: text a number 2
enum One {}
enum Many {}
struct Primitive<Trait, Element> { let element: Element }
extension Primitive where Trait == One { func finish() -> String { "one \(element)" } }
extension Primitive where Trait == Many { func finish() -> String { "many \(element)" } }
typealias Single<E> = Primitive<One, E>
print(Single(element: 3).finish(), Primitive<Many, String>(element: "x").finish())  // expect: one 3 many x
