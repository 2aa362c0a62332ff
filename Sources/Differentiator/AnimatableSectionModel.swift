/// A section with a model of its own, whose differences from another one can be computed.
public struct AnimatableSectionModel<
  Section: IdentifiableType,
  ItemType: IdentifiableType & Equatable
>: AnimatableSectionModelType {
  public typealias Item = ItemType
  public typealias Identity = Section.Identity

  public var model: Section
  public var items: [Item]

  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  public init(original: AnimatableSectionModel, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  public var identity: Section.Identity { model.identity }
}

extension AnimatableSectionModel: CustomStringConvertible {
  public var description: String {
    "HashableSectionModel(model: \"\(model)\", items: \(items))"
  }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}

extension AnimatableSectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
