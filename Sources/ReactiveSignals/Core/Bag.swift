/// A collection in the order of insertion, whose elements are removed with the token of their insertion.
public struct Bag<Element> {
  /// What removes an element.
  public struct Token {
    let number: UInt64
  }

  private var elements: ContiguousArray<Element> = []
  private var numbers: ContiguousArray<UInt64> = []
  private var next: UInt64 = 0

  public init() {}

  /// Creates a bag of some elements, in their order.
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.elements = ContiguousArray(elements)
    next = UInt64(self.elements.count)
    numbers = ContiguousArray(0..<next)
  }

  /// Inserts an element behind the others.
  @discardableResult
  public mutating func insert(_ value: Element) -> Token {
    let token = Token(number: next)
    next += 1
    elements.append(value)
    numbers.append(token.number)
    return token
  }

  /// Removes the element with this token, and returns it; nil if it is not there any more.
  @discardableResult
  public mutating func remove(using token: Token) -> Element? {
    // The numbers only grow.
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < token.number { low = middle + 1 } else { high = middle }
    }
    guard low < numbers.count, numbers[low] == token.number else { return nil }
    numbers.remove(at: low)
    return elements.remove(at: low)
  }
}

extension Bag: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { elements.count }

  public subscript(position: Int) -> Element { elements[position] }

  public func makeIterator() -> Iterator { Iterator(elements.makeIterator()) }

  /// The elements in the order of insertion.
  public struct Iterator: IteratorProtocol {
    private var elements: ContiguousArray<Element>.Iterator

    fileprivate init(_ elements: ContiguousArray<Element>.Iterator) { self.elements = elements }

    public mutating func next() -> Element? { elements.next() }
  }
}
