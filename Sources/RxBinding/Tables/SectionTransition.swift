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
      Diagnostics.report(.invalidRows(error, advice(on: error, old, new)))
      reload()
    }
  }

  /// Where the two rows of one identity stand.
  private func advice(on error: any Error, _ old: [Section], _ new: [Section]) -> BrokenRule.Advice
  {
    guard case Diff.Error.duplicateItem(let item)? = error as? Diff.Error else {
      return BrokenRule.Advice()
    }
    for (sections, isOld) in [(old, true), (new, false)] {
      var places: [Section.Item.Identity: IndexPath] = [:]
      for (index, section) in sections.enumerated() {
        for (row, other) in section.items.enumerated() {
          let path = IndexPath(row: row, section: index)
          if let first = places[other.identity] {
            return advice(item, first, path, isOld: isOld)
          }
          places[other.identity] = path
        }
      }
    }
    return BrokenRule.Advice()
  }

  private func advice(_ item: Any, _ first: IndexPath, _ second: IndexPath, isOld: Bool)
    -> BrokenRule.Advice
  {
    let places = [first, second].map { "(\($0.section), \($0.row))" }
    let when =
      isOld
      ? "both stood in the list before this one: lists are compared from the second one on"
      : "both are in the list that has just come"
    return BrokenRule.Advice(
      older: "Item \(item) has already been indexed at \(places[0])",
      notes: [
        "\(item) stands at \(places[0]) and at \(places[1]); rows are told apart by `identity`, so each needs its own",
        when,
      ]
    )
  }
}

extension IndexPath {
  /// The index path of a row.
  init(_ path: ItemPath) {
    self.init(row: path.itemIndex, section: path.sectionIndex)
  }
}
