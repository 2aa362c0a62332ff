import Differentiator

/// A list on a screen that takes batches as a table does: deletions speak of the list before, insertions of the list after.
struct Replay<Section: AnimatableSectionModelType> {
  private(set) var rows: [[Section.Item]]

  init(_ sections: [Section]) { rows = sections.map(\.items) }

  /// Makes the changes of a batch; new rows come from its final sections.
  mutating func apply(_ batch: Changeset<Section>) {
    let after = batch.finalSections.map(\.items)
    var before = rows.map { $0.map(Optional.some) }
    // Updates first: they keep the places of rows.
    var updated: [ItemPath: Section.Item] = [:]
    let finals = Dictionary(
      after.joined().map { ($0.identity, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for path in batch.updatedItems {
      updated[path] = finals[rows[path.sectionIndex][path.itemIndex].identity]
    }
    for (path, item) in updated { before[path.sectionIndex][path.itemIndex] = item }
    // What leaves its place.
    let moving = batch.movedItems.compactMap { from, to in
      before[from.sectionIndex][from.itemIndex].map { ($0, to) }
    }
    for path in batch.deletedItems + batch.movedItems.map(\.from) {
      before[path.sectionIndex][path.itemIndex] = nil
    }
    let movingSections = batch.movedSections.map { (before[$0.from], $0.to) }
    let leaving = Set(batch.deletedSections + batch.movedSections.map(\.from))
    var sections = before.enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
    let coming =
      movingSections + batch.insertedSections.map { (after[$0].map(Optional.some), $0) }
    for (section, index) in coming.sorted(by: { $0.1 < $1.1 }) {
      sections.insert(section, at: index)
    }
    var result = sections.map { $0.compactMap { $0 } }
    let arriving = moving + batch.insertedItems.map { (after[$0.sectionIndex][$0.itemIndex], $0) }
    for (item, path) in arriving.sorted(by: { $0.1.itemIndex < $1.1.itemIndex }) {
      result[path.sectionIndex].insert(item, at: path.itemIndex)
    }
    rows = result
  }
}
