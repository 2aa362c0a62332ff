public import Differentiator
public import Foundation
public import HeadlessUI

/// A data source of sections, whose closures say how a row looks and what can be done with it.
///
/// Set the closures before the data source is bound.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource,
  SectionedViewDataSourceType
{
  public typealias Item = Section.Item
  public typealias Section = Section

  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item
  ) -> UITableViewCell
  public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias CanEditRowAtIndexPath = (
    TableViewSectionedDataSource<Section>, IndexPath
  ) -> Bool
  public typealias CanMoveRowAtIndexPath = (
    TableViewSectionedDataSource<Section>, IndexPath
  ) -> Bool
  public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
  public typealias SectionForSectionIndexTitle = (
    TableViewSectionedDataSource<Section>, _ title: String, _ index: Int
  ) -> Int

  open var configureCell: ConfigureCell
  open var titleForHeaderInSection: TitleForHeaderInSection
  open var titleForFooterInSection: TitleForFooterInSection
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
  open var sectionIndexTitles: SectionIndexTitles
  open var sectionForSectionIndexTitle: SectionForSectionIndexTitle

  /// The sections that are shown.
  public private(set) var sectionModels: [Section] = []

  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
    self.sectionIndexTitles = sectionIndexTitles
    self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
  }

  /// Sets the sections; the table is not told.
  open func setSections(_ sections: [Section]) { sectionModels = sections }

  open subscript(section: Int) -> Section { sectionModels[section] }

  open subscript(indexPath: IndexPath) -> Item {
    get { sectionModels[indexPath.section].items[indexPath.row] }
    set {
      let section = sectionModels[indexPath.section]
      var items = section.items
      items[indexPath.row] = newValue
      sectionModels[indexPath.section] = Section(original: section, items: items)
    }
  }

  open func model(at indexPath: IndexPath) throws -> Any {
    guard sectionModels.indices.contains(indexPath.section),
      sectionModels[indexPath.section].items.indices.contains(indexPath.row)
    else { throw RxCocoaError.invalidOperation(object: indexPath) }
    return self[indexPath]
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    configureCell(self, tableView, indexPath, self[indexPath])
  }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    titleForHeaderInSection(self, section)
  }

  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    titleForFooterInSection(self, section)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sectionIndexTitles(self)
  }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    sectionForSectionIndexTitle(self, title, index)
  }

  /// Whoever observes `rx.itemDeleted` or `rx.itemInserted` changes the rows where they come from.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Moves the row among the sections, as the table has done on the screen.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = self[sourceIndexPath]
    change(sourceIndexPath.section) { $0.remove(at: sourceIndexPath.row) }
    change(destinationIndexPath.section) { $0.insert(item, at: destinationIndexPath.row) }
  }

  private func change(_ index: Int, _ body: (inout [Item]) -> Void) {
    var items = sectionModels[index].items
    body(&items)
    sectionModels[index] = Section(original: sectionModels[index], items: items)
  }
}
