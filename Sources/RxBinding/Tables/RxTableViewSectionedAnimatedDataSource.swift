public import Differentiator
import Foundation
public import HeadlessUI
public import Rx

/// How the rows of a batch come and go.
public struct AnimationConfiguration: Sendable {
  public let insertAnimation: UITableView.RowAnimation
  public let reloadAnimation: UITableView.RowAnimation
  public let deleteAnimation: UITableView.RowAnimation

  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

/// How a view shows a new list.
public enum ViewTransition: Sendable {
  /// By the batches that lead to it.
  case animated

  /// Anew.
  case reload
}

/// A data source of sections that changes the table by the batches between two lists.
///
/// The first list reloads the table, and so does each while the table is in no window. A list that cannot be compared, because two of its
/// rows have the same identity, is reported, and reloads it as well.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]
  ) -> ViewTransition

  public var animationConfiguration: AnimationConfiguration

  /// Decides how a list is shown.
  public var decideViewTransition: DecideViewTransition

  private var hasList = false

  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell,
      titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath,
      sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle
    )
  }

  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    Binder(self) { source, sections in source.show(sections, in: tableView) }.on(observedEvent)
  }

  private func show(_ sections: [Section], in tableView: UITableView) {
    guard hasList, tableView.window != nil else {
      hasList = true
      return reload(sections, in: tableView)
    }
    do {
      let batches = try Diff.differencesForSectionedView(
        initialSections: sectionModels,
        finalSections: sections
      )
      switch decideViewTransition(self, tableView, batches) {
      case .animated:
        for batch in batches {
          tableView.performBatchUpdates { [self] in
            setSections(batch.finalSections)
            tableView.apply(batch, animationConfiguration)
          }
        }
      case .reload: reload(sections, in: tableView)
      }
    } catch {
      Diagnostics.report(.invalidRows(error))
      reload(sections, in: tableView)
    }
  }

  private func reload(_ sections: [Section], in tableView: UITableView) {
    setSections(sections)
    tableView.reloadData()
  }
}

extension UITableView {
  /// Makes the changes of a batch.
  fileprivate func apply<Section>(
    _ batch: Changeset<Section>,
    _ animation: AnimationConfiguration
  ) {
    deleteSections(IndexSet(batch.deletedSections), with: animation.deleteAnimation)
    insertSections(IndexSet(batch.insertedSections), with: animation.insertAnimation)
    for move in batch.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: batch.deletedItems.map(IndexPath.init), with: animation.deleteAnimation)
    insertRows(at: batch.insertedItems.map(IndexPath.init), with: animation.insertAnimation)
    reloadRows(at: batch.updatedItems.map(IndexPath.init), with: animation.reloadAnimation)
    for move in batch.movedItems { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }
}

extension IndexPath {
  fileprivate init(_ path: ItemPath) {
    self.init(row: path.itemIndex, section: path.sectionIndex)
  }
}
