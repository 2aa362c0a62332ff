/// How the names of elements in marble pictures and the elements belong together.
///
///     let dice: MarbleAlphabet = ["a": 1, "b": 6]
public struct MarbleAlphabet<Element> {
  let read: (String) -> Element?
  let write: (Element) -> String

  /// - Parameters:
  ///   - read: The element of a name; nil if the name means none.
  ///   - write: The name of an element.
  public init(read: @escaping (String) -> Element?, write: @escaping (Element) -> String) {
    self.read = read
    self.write = write
  }

  /// Elements drawn by their description; they cannot be read.
  public static var printed: Self { Self(read: { _ in nil }, write: { "\($0)" }) }
}

extension MarbleAlphabet where Element: LosslessStringConvertible {
  /// Elements that are their names: `a` is the string "a", `<10>` is the number 10.
  public static var literal: Self { Self(read: { Element($0) }, write: { "\($0)" }) }
}

extension MarbleAlphabet where Element: Equatable {
  /// - Parameter elements: Each name and its element. An element without a name is drawn by its description.
  public init(_ elements: [String: Element]) {
    // The first in the order of names, if an element has several.
    let names = elements.sorted { $0.key < $1.key }
    self.init(
      read: { elements[$0] },
      write: { element in names.first { $0.value == element }?.key ?? "\(element)" }
    )
  }
}

extension MarbleAlphabet: ExpressibleByDictionaryLiteral where Element: Equatable {
  /// Each name and its element; of a name that comes twice the last one counts.
  public init(dictionaryLiteral elements: (String, Element)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
