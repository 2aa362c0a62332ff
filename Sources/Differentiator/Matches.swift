/// Which sections and rows of one list are those of another, by identity.
struct Matches<Section: AnimatableSectionModelType> {
  let old: [Section]
  let new: [Section]

  /// The new index of each old section; nil if it is deleted.
  private(set) var newSections: [Int?]

  /// The old index of each new section; nil if it is inserted.
  private(set) var oldSections: [Int?]

  /// The new path of each old row; nil if it is deleted.
  ///
  /// A row whose section is deleted, or which goes into an inserted section, is deleted as well.
  private(set) var newItems: [[ItemPath?]]

  /// The old path of each new row; nil if it is inserted.
  private(set) var oldItems: [[ItemPath?]]

  init(_ old: [Section], _ new: [Section]) throws {
    self.old = old
    self.new = new
    newSections = Array(repeating: nil, count: old.count)
    oldSections = Array(repeating: nil, count: new.count)
    newItems = old.map { Array(repeating: nil, count: $0.items.count) }
    oldItems = new.map { Array(repeating: nil, count: $0.items.count) }
    try matchSections()
    try matchItems()
  }

  private mutating func matchSections() throws {
    var indices: [Section.Identity: Int] = [:]
    indices.reserveCapacity(old.count)
    for (index, section) in old.enumerated() {
      if indices.updateValue(index, forKey: section.identity) != nil {
        throw Diff.Error.duplicateSection(section: section)
      }
    }
    for (index, section) in new.enumerated() {
      guard let oldIndex = indices[section.identity] else { continue }
      if newSections[oldIndex] != nil { throw Diff.Error.duplicateSection(section: section) }
      newSections[oldIndex] = index
      oldSections[index] = oldIndex
    }
  }

  private mutating func matchItems() throws {
    var paths: [Section.Item.Identity: ItemPath] = [:]
    paths.reserveCapacity(old.reduce(0) { $0 + $1.items.count })
    for (sectionIndex, section) in old.enumerated() {
      for (itemIndex, item) in section.items.enumerated() {
        let path = ItemPath(sectionIndex: sectionIndex, itemIndex: itemIndex)
        if paths.updateValue(path, forKey: item.identity) != nil {
          throw Diff.Error.duplicateItem(item: item)
        }
      }
    }
    var isUsed = old.map { Array(repeating: false, count: $0.items.count) }
    for (sectionIndex, section) in new.enumerated() {
      for (itemIndex, item) in section.items.enumerated() {
        guard let path = paths[item.identity] else { continue }
        if isUsed[path.sectionIndex][path.itemIndex] {
          throw Diff.Error.duplicateItem(item: item)
        }
        isUsed[path.sectionIndex][path.itemIndex] = true
        guard newSections[path.sectionIndex] != nil, oldSections[sectionIndex] != nil else {
          continue
        }
        newItems[path.sectionIndex][path.itemIndex] = ItemPath(
          sectionIndex: sectionIndex,
          itemIndex: itemIndex
        )
        oldItems[sectionIndex][itemIndex] = path
      }
    }
  }

  /// Tells for each element of a new order, given by indices of the old one, whether it stays.
  ///
  /// Walks along the new order and beside it along the old one: an element stays if it is the next of the old ones that are left.
  static func staying(_ oldIndices: [Int?], of oldCount: Int, isLeft: (Int) -> Bool) -> [Bool] {
    var passed = Array(repeating: false, count: oldCount)
    var next = 0
    return oldIndices.map { index in
      guard let index else { return false }
      while next < oldCount, passed[next] || !isLeft(next) { next += 1 }
      passed[index] = true
      return index == next
    }
  }
}
