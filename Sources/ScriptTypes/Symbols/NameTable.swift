/// Declarations by name, made when a name is first asked for.
package final class NameTable<Element> {
  @exclusivity(unchecked) fileprivate var elements: [String: Element] = [:]
  /// Declares all that a library has of a name, and says whether there is anything new.
  @exclusivity(unchecked) var complete: ((String) -> Bool)?

  package subscript(name: String) -> Element? {
    if let known = elements[name] { return known }
    return complete?(name) == true ? elements[name] : nil
  }

  package subscript(name: String, default element: @autoclosure () -> Element) -> Element {
    self[name] ?? element()
  }

  /// What has been declared so far, to return to it.
  var declared: [String: Element] {
    get { elements }
    set { elements = newValue }
  }

  func set(_ element: Element, named name: String) { elements[name] = element }

  func add<Symbol>(_ symbol: Symbol, named name: String) where Element == [Symbol] {
    elements[name, default: []].append(symbol)
  }
}

extension NameTable {
  /// What has been declared so far, by name.
  package func known<Symbol>() -> [Symbol] where Element == [Symbol] {
    // Sorting nothing would be generic code, too.
    elements.isEmpty ? [] : elements.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
