extension Matches {
  /// The batch that deletes sections and rows, and updates rows.
  func deleting() throws -> Changeset<Section> {
    var deletedItems: [ItemPath] = []
    var updatedItems: [ItemPath] = []
    var sections: [Section] = []
    for (sectionIndex, section) in old.enumerated() where newSections[sectionIndex] != nil {
      var items: [Section.Item] = []
      for (itemIndex, item) in section.items.enumerated() {
        let path = ItemPath(sectionIndex: sectionIndex, itemIndex: itemIndex)
        guard let newPath = newItems[sectionIndex][itemIndex] else {
          deletedItems.append(path)
          continue
        }
        let newItem = new[newPath]
        if newItem != item { updatedItems.append(path) }
        items.append(newItem)
      }
      sections.append(try section.with(items))
    }
    return Changeset(
      originalSections: old,
      finalSections: sections,
      deletedSections: old.indices.filter { newSections[$0] == nil },
      deletedItems: deletedItems,
      updatedItems: updatedItems
    )
  }

  /// The batch that inserts and moves sections.
  ///
  /// - Parameter kept: The sections that are left, in their old order.
  func placingSections(_ kept: [Section]) throws -> Changeset<Section> {
    let places = keptPlaces
    let stays = Self.staying(oldSections, of: old.count) { newSections[$0] != nil }
    var moved: [(from: Int, to: Int)] = []
    var sections: [Section] = []
    for (index, section) in new.enumerated() {
      guard let oldIndex = oldSections[index] else {
        sections.append(section)
        continue
      }
      let from = places[oldIndex]
      if !stays[index] { moved.append((from, index)) }
      sections.append(try section.with(kept[from].items))
    }
    return Changeset(
      originalSections: kept,
      finalSections: sections,
      insertedSections: new.indices.filter { oldSections[$0] == nil },
      movedSections: moved
    )
  }

  /// The batch that inserts and moves rows.
  ///
  /// - Parameter placed: The sections in their new order, with the rows that are left.
  func placingItems(_ placed: [Section]) -> Changeset<Section> {
    var inserted: [ItemPath] = []
    var moved: [(from: ItemPath, to: ItemPath)] = []
    // Where each old row is after the deletions.
    let places = newItems.map { items in
      var place = 0
      return items.map { path in
        defer { if path != nil { place += 1 } }
        return place
      }
    }
    for (sectionIndex, sources) in oldItems.enumerated() {
      guard let oldSection = oldSections[sectionIndex] else { continue }
      let own = sources.map { $0?.sectionIndex == oldSection ? $0?.itemIndex : nil }
      let stays = Self.staying(own, of: newItems[oldSection].count) { item in
        newItems[oldSection][item]?.sectionIndex == sectionIndex
      }
      for (itemIndex, source) in sources.enumerated() where !stays[itemIndex] {
        let path = ItemPath(sectionIndex: sectionIndex, itemIndex: itemIndex)
        guard let source, let from = newSections[source.sectionIndex] else {
          inserted.append(path)
          continue
        }
        let place = places[source.sectionIndex][source.itemIndex]
        moved.append((ItemPath(sectionIndex: from, itemIndex: place), path))
      }
    }
    return Changeset(
      originalSections: placed,
      finalSections: new,
      insertedItems: inserted,
      movedItems: moved
    )
  }

  /// The place of each old section among those that are left.
  private var keptPlaces: [Int] {
    var place = 0
    return newSections.map { index in
      defer { if index != nil { place += 1 } }
      return place
    }
  }
}
