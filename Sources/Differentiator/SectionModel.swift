/// A section with a model of its own, such as a title.
public struct SectionModel<Section, ItemType>: SectionModelType {
  public typealias Item = ItemType
  public typealias Identity = Section

  public var model: Section
  public var items: [Item]

  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  public init(original: SectionModel<Section, Item>, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  public var identity: Section { model }
}

extension SectionModel: CustomStringConvertible {
  public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
