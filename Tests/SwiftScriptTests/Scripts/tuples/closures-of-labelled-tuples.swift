class Stream<Element> {
  var elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }
  func map<T>(_ change: (Element) -> T) -> Stream<T> { Stream<T>(elements.map(change)) }
  func filter(_ test: (Element) -> Bool) -> Stream { Stream(elements.filter(test)) }
  func bind<O: Observer>(to observers: O...) where O.Element == Element { for o in observers { elements.forEach(o.on) } }
  func bind(to relays: Relay<Element>...) { for r in relays { elements.forEach { r.value = $0 } } }
  func bind(to relays: Relay<Element?>...) { for r in relays { elements.forEach { r.value = $0 } } }
  func one(_ relay: Relay<Element>) { elements.forEach { relay.value = $0 } }
}
protocol Observer { associatedtype Element; func on(_ element: Element) }
struct Printer<Element>: Observer { func on(_ element: Element) { print(element) } }
class Relay<Element> {
  var value: Element { didSet { print("is", value) } }
  init(_ value: Element) { self.value = value }
}
let key = "k"
let relay = Relay((key: "", isOn: false)), printer = Printer<(key: String, isOn: Bool)>()
let flags = Stream([true, false])
flags.map { (key, $0) }.bind(to: relay)
// expect: is (key: "k", isOn: true)
// expect: is (key: "k", isOn: false)
flags.map { (key + "!", !$0) }.bind(to: printer)
// expect: (key: "k!", isOn: false)
// expect: (key: "k!", isOn: true)
flags.map { (key, $0) }.one(relay)
// expect: is (key: "k", isOn: true)
// expect: is (key: "k", isOn: false)
flags.map { (key, $0) }.filter { $0.1 }.one(relay)
// expect: is (key: "k", isOn: true)
flags.map { print("maps"); return (key, $0) }.one(relay)
// expect: maps
// expect: maps
// expect: is (key: "k", isOn: true)
// expect: is (key: "k", isOn: false)
func pairs() -> [(key: String, isOn: Bool)] { [true].map { (key, $0) } }
func kept() -> [(key: String, isOn: Bool)] { [true, false].map { (key, $0) }.filter { $0.1 } }
print(pairs(), kept())
// expect: [(key: "k", isOn: true)] [(key: "k", isOn: true)]
func show(_ all: [(key: String, isOn: Bool)]) { print(all.map(\.isOn)) }
show([true, false].map { (key, $0) }.reversed())
// expect: [false, true]
