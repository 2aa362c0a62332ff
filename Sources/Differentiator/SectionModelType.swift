/// A section of a list.
public protocol SectionModelType {
  associatedtype Item

  /// The rows of the section.
  var items: [Item] { get }

  /// Creates the same section with other rows.
  init(original: Self, items: [Item])
}

/// A section whose differences from another one can be computed: it and its rows have identities, and rows can be compared.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType & Equatable {}

extension Array where Element: AnimatableSectionModelType {
  /// The row at a path.
  public subscript(path: ItemPath) -> Element.Item {
    self[path.sectionIndex].items[path.itemIndex]
  }
}
