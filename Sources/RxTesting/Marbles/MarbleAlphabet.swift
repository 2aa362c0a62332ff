/// Converts between the names of elements in marble pictures and the elements.
///
///     let dice: MarbleAlphabet = ["a": 1, "b": 6]
public struct MarbleAlphabet<Element> {
  let read: (String) -> Element?
  let write: (Element) -> String

  /// - Parameters:
  ///   - read: Returns the element of a name, or nil if there is none.
  ///   - write: Returns the name of an element.
  public init(read: @escaping (String) -> Element?, write: @escaping (Element) -> String) {
    self.read = read
    self.write = write
  }

  /// Writes elements by their descriptions; it cannot read them.
  public static var printed: Self { Self(read: { _ in nil }, write: { "\($0)" }) }
}

extension MarbleAlphabet where Element: LosslessStringConvertible {
  /// Elements that are their own names: `a` is the string "a", `<10>` is the number 10.
  public static var literal: Self { Self(read: { Element($0) }, write: { "\($0)" }) }
}

extension MarbleAlphabet where Element: Equatable {
  /// - Parameter elements: The names and their elements. An element without a name is drawn by its description.
  public init(_ elements: [String: Element]) {
    // The first in alphabetical order, if an element has several names.
    let names = elements.sorted { $0.key < $1.key }
    self.init(
      read: { elements[$0] },
      write: { element in names.first { $0.value == element }?.key ?? "\(element)" }
    )
  }
}

extension MarbleAlphabet: ExpressibleByDictionaryLiteral where Element: Equatable {
  /// Creates an alphabet of names and their elements.
  ///
  /// If a name occurs twice, the last one is used.
  public init(dictionaryLiteral elements: (String, Element)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
