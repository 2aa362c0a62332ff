public import Differentiator
import Foundation
public import HeadlessUI
public import Rx

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
    let isPossible = hasList && tableView.window != nil
    hasList = true
    SectionTransition(
      decide: { self.decideViewTransition(self, tableView, $0) },
      perform: { batch in
        tableView.performBatchUpdates {
          self.setSections(batch.finalSections)
          tableView.apply(batch, self.animationConfiguration)
        }
      },
      reload: {
        self.setSections(sections)
        tableView.reloadData()
      }
    )
    .run(from: isPossible ? sectionModels : nil, to: sections)
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
