public import Foundation
public import HeadlessUI
import Rx

/// The delegate proxy of a table.
open class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
  /// The table; not kept alive.
  public var tableView: UITableView? { parentObject as? UITableView }

  public init(tableView: UITableView) { super.init(scrollView: tableView) }

  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    relay("tableView(_:willDisplay:forRowAt:)", [tableView, cell, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    relay("tableView(_:didEndDisplaying:forRowAt:)", [tableView, cell, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(
        tableView,
        didEndDisplaying: cell,
        forRowAt: indexPath
      )
    }
  }

  open func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    relay("tableView(_:heightForRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, heightForRowAt: indexPath)
    } ?? tableView.rowHeight
  }

  open func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    relay("tableView(_:heightForHeaderInSection:)", [tableView, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, heightForHeaderInSection: section)
    } ?? tableView.sectionHeaderHeight
  }

  open func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    relay("tableView(_:heightForFooterInSection:)", [tableView, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, heightForFooterInSection: section)
    } ?? tableView.sectionFooterHeight
  }

  open func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    relay("tableView(_:viewForHeaderInSection:)", [tableView, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    relay("tableView(_:viewForFooterInSection:)", [tableView, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, viewForFooterInSection: section)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    relay("tableView(_:shouldHighlightRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, shouldHighlightRowAt: indexPath)
    } ?? true
  }

  open func tableView(
    _ tableView: UITableView,
    didHighlightRowAt indexPath: IndexPath
  ) {
    relay("tableView(_:didHighlightRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) {
    relay("tableView(_:didUnhighlightRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let answer: IndexPath?? = relay("tableView(_:willSelectRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, willSelectRowAt: indexPath) }
    }
    return answer ?? indexPath
  }

  open func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    relay("tableView(_:didSelectRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let answer: IndexPath?? = relay("tableView(_:willDeselectRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, willDeselectRowAt: indexPath) }
    }
    return answer ?? indexPath
  }

  open func tableView(
    _ tableView: UITableView,
    didDeselectRowAt indexPath: IndexPath
  ) {
    relay("tableView(_:didDeselectRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    relay("tableView(_:accessoryButtonTappedForRowWith:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(
        tableView,
        accessoryButtonTappedForRowWith: indexPath
      )
    }
  }

  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    relay("tableView(_:editingStyleForRowAt:)", [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, editingStyleForRowAt: indexPath)
    } ?? .delete
  }

  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    relay(
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      [tableView, sourceIndexPath, proposedDestinationIndexPath]
    ) {
      ($0 as? any UITableViewDelegate)?.tableView(
        tableView,
        targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath
      )
    } ?? proposedDestinationIndexPath
  }
}
