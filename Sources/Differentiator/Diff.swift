/// The differences between two lists.
public enum Diff {
  /// A list that cannot be compared.
  ///
  /// Sendable as every error must be: the values are there to be described.
  public enum Error: Swift.Error, @unchecked Sendable, CustomDebugStringConvertible {
    /// Two rows, of one section or of two, have the same identity.
    case duplicateItem(item: Any)

    /// Two sections have the same identity.
    case duplicateSection(section: Any)

    /// `init(original:items:)` of the section does not return the identity of the original and the items.
    case invalidInitializerImplementation(
      section: Any,
      expectedItems: Any,
      expectedIdentifier: Any
    )

    public var debugDescription: String {
      switch self {
      case .duplicateItem(let item): "Duplicate item \(item)"
      case .duplicateSection(let section): "Duplicate section \(section)"
      case .invalidInitializerImplementation(let section, let items, let identifier):
        """
        Wrong initializer implementation for: \(section)
        Expected it should return items: \(items)
        Expected it should have id: \(identifier)
        """
      }
    }
  }

  /// Returns the batches that lead from one list to another, at most three; none if the lists are equal.
  ///
  /// 1. Sections and rows are deleted, and rows whose identity stays but which are not equal are updated.
  /// 2. Sections are inserted, with their rows, and moved.
  /// 3. Rows are inserted and moved, also from one section to another.
  ///
  /// The time is linear in the number of rows. Rows that stay are found by walking along both lists at once, so the number of moves is
  /// not always the least: `[1, 2, 3]` to `[2, 3, 1]` takes two.
  ///
  /// - Throws: ``Error`` if an identity occurs twice in the first list, or if two sections or rows of the second list are one of the
  ///   first.
  public static func differencesForSectionedView<Section: AnimatableSectionModelType>(
    initialSections: [Section],
    finalSections: [Section]
  ) throws -> [Changeset<Section>] {
    let matches = try Matches(initialSections, finalSections)
    let kept = try matches.deleting()
    let placed = try matches.placingSections(kept.finalSections)
    let filled = matches.placingItems(placed.finalSections)
    return [kept, placed, filled].filter { !$0.isEmpty }
  }
}

extension AnimatableSectionModelType {
  /// The section with other rows; fails if its initializer does not do what it should.
  func with(_ items: [Item]) throws -> Self {
    let section = Self(original: self, items: items)
    if section.items == items, section.identity == identity { return section }
    throw Diff.Error.invalidInitializerImplementation(
      section: section,
      expectedItems: items,
      expectedIdentifier: identity
    )
  }
}
