/// Where a row is: the index of its section, and its index in that.
public struct ItemPath: Hashable, Sendable {
  public let sectionIndex: Int
  public let itemIndex: Int

  public init(sectionIndex: Int, itemIndex: Int) {
    self.sectionIndex = sectionIndex
    self.itemIndex = itemIndex
  }
}

extension ItemPath: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(sectionIndex), \(itemIndex))" }
}
