import Differentiator
import Foundation
public import HeadlessUI
import Rx

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

/// Shows a new list: by batches where that is possible, anew otherwise.
struct SectionTransition<Section: AnimatableSectionModelType> {
  let decide: ([Changeset<Section>]) -> ViewTransition
  let perform: (Changeset<Section>) -> Void
  let reload: () -> Void

  /// - Parameter old: The list that is shown; nil if batches are not possible.
  func run(from old: [Section]?, to new: [Section]) {
    guard let old else { return reload() }
    do {
      let batches = try Diff.differencesForSectionedView(initialSections: old, finalSections: new)
      switch decide(batches) {
      case .animated: for batch in batches { perform(batch) }
      case .reload: reload()
      }
    } catch {
      Diagnostics.report(.invalidRows(error))
      reload()
    }
  }
}

extension IndexPath {
  /// The index path of a row.
  init(_ path: ItemPath) {
    self.init(row: path.itemIndex, section: path.sectionIndex)
  }
}
