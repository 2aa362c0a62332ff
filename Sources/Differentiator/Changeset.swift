/// Changes of a list that are made in one batch.
///
/// As in a batch of UIKit, deletions and updates speak of the list before it, insertions of the list after it, and a move of both.
public struct Changeset<Section: SectionModelType> {
  public typealias Item = Section.Item

  /// Whether the list is to be shown anew, without looking at the changes.
  public let reloadData: Bool

  /// The list before the batch.
  public let originalSections: [Section]

  /// The list after the batch.
  public let finalSections: [Section]

  public let insertedSections: [Int]
  public let deletedSections: [Int]
  public let movedSections: [(from: Int, to: Int)]
  public let updatedSections: [Int]

  public let insertedItems: [ItemPath]
  public let deletedItems: [ItemPath]
  public let movedItems: [(from: ItemPath, to: ItemPath)]
  public let updatedItems: [ItemPath]

  init(
    reloadData: Bool = false,
    originalSections: [Section] = [],
    finalSections: [Section],
    insertedSections: [Int] = [],
    deletedSections: [Int] = [],
    movedSections: [(from: Int, to: Int)] = [],
    updatedSections: [Int] = [],
    insertedItems: [ItemPath] = [],
    deletedItems: [ItemPath] = [],
    movedItems: [(from: ItemPath, to: ItemPath)] = [],
    updatedItems: [ItemPath] = []
  ) {
    self.reloadData = reloadData
    self.originalSections = originalSections
    self.finalSections = finalSections
    self.insertedSections = insertedSections
    self.deletedSections = deletedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.insertedItems = insertedItems
    self.deletedItems = deletedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
  }

  /// The first list that is shown.
  public static func initialValue(_ sections: [Section]) -> Changeset<Section> {
    Changeset(
      reloadData: true,
      finalSections: sections,
      insertedSections: Array(sections.indices)
    )
  }

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && movedSections.isEmpty
      && updatedSections.isEmpty && insertedItems.isEmpty && deletedItems.isEmpty
      && movedItems.isEmpty && updatedItems.isEmpty
  }
}

extension Changeset: CustomDebugStringConvertible {
  /// The changes, one kind a line.
  public var debugDescription: String {
    let moves = movedSections.map { "\($0.from) → \($0.to)" }
    let itemMoves = movedItems.map { "\($0.from.debugDescription) → \($0.to.debugDescription)" }
    let lines: [(String, [String])] = [
      ("deleted sections", deletedSections.map(String.init)),
      ("inserted sections", insertedSections.map(String.init)),
      ("moved sections", moves),
      ("updated sections", updatedSections.map(String.init)),
      ("deleted items", deletedItems.map(\.debugDescription)),
      ("inserted items", insertedItems.map(\.debugDescription)),
      ("moved items", itemMoves),
      ("updated items", updatedItems.map(\.debugDescription)),
    ]
    return lines.filter { !$0.1.isEmpty }
      .map { "\($0.0): \($0.1.joined(separator: ", "))" }
      .joined(separator: "\n")
  }
}
