// Requirements that a generic superclass provides, associated types that are objects, and extensions that ask for both.
protocol Proxy: AnyObject {
  associatedtype Parent: AnyObject
  associatedtype Delegate
  func forward() -> Delegate?
  func setForward(_ delegate: Delegate?)
  static func current(for object: Parent) -> Delegate?
}
func identity(_ object: AnyObject) -> ObjectIdentifier { ObjectIdentifier(object) }
extension Proxy {
  static func isSame(_ object: Parent, _ other: AnyObject) -> Bool {
    identity(object) == ObjectIdentifier(other)
  }
}
protocol HasDelegate: AnyObject {
  associatedtype Delegate
  var delegate: Delegate? { get set }
}
extension Proxy where Parent: HasDelegate, Self.Delegate == Parent.Delegate {
  static func current(for object: Parent) -> Delegate? { object.delegate }
}
protocol ListDelegate: AnyObject { func chosen() -> String }
class List: HasDelegate {
  typealias Delegate = any ListDelegate
  weak var delegate: (any ListDelegate)?
}
class DelegateProxy<Parent: AnyObject, Delegate> {
  typealias Parent = Parent
  typealias Message = (Parent, String) -> String
  private var kept: Delegate?
  let message: Message
  init(message: @escaping Message) { self.message = message }
  func forward() -> Delegate? { kept }
  func setForward(_ delegate: Delegate?) { kept = delegate }
}
class ListProxy: DelegateProxy<List, any ListDelegate>, Proxy, ListDelegate {
  override init(message: @escaping Message) { super.init(message: message) }
  func chosen() -> String { message(List(), "chosen") }
}
let list = List()
let proxy = ListProxy { "\(type(of: $0)) \($1)" }
proxy.setForward(proxy)
list.delegate = proxy
print(ListProxy.isSame(list, list), proxy.forward() === proxy)  // expect: true true
print(ListProxy.current(for: list)?.chosen() ?? "none")  // expect: List chosen

// What a class conforms to is told of the type that stands for a subclass.
protocol Boxable {}
struct Box<Base> { let base: Base }
extension Boxable { var boxed: Box<Self> { Box(base: self) } }
class Control: Boxable {}
final class Slider: Control { var value = 3 }
extension Box where Base: Control {
  func read<V>(_ getter: (Base) -> V) -> V { getter(base) }
}
func read<C: Control, V>(_ control: C, _ getter: (C) -> V) -> V { control.boxed.read(getter) }
print(read(Slider()) { $0.value })  // expect: 3

// A hidden type behind the arrow of a parameter.
struct Keys<Element> {
  func group(_ key: (Element) -> some Equatable, _ a: Element, _ b: Element) -> Bool {
    key(a) == key(b)
  }
}
print(Keys<String>().group({ $0.count }, "a", "b"))  // expect: true
