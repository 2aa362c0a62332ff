import Foundation

/// What stands above or below the rows of a section.
enum SectionEdge: Hashable {
  case header(Int)
  case footer(Int)
}

/// The header or the footer of a table's section: the delegate's view, else the data source's title.
struct TableEdge {
  let table: UITableView
  let edge: SectionEdge

  init(_ edge: SectionEdge, of table: UITableView) {
    self.table = table
    self.edge = edge
  }

  /// How it is drawn, in as many rows as the delegate or the table says, else as it needs.
  var rows: [TextRow] {
    let rows = content
    let height =
      switch edge {
      case .header(let section):
        table.delegate?.tableView(table, heightForHeaderInSection: section)
          ?? table.sectionHeaderHeight
      case .footer(let section):
        table.delegate?.tableView(table, heightForFooterInSection: section)
          ?? table.sectionFooterHeight
      }
    guard height >= 0, !rows.isEmpty else { return rows }
    let count = TextMetrics.rows(height)
    return Array((rows + (0..<count).map { _ in TextRow("") }).prefix(count))
  }

  private var content: [TextRow] {
    if let view = table.sectionViews[edge] ?? delegatesView {
      if table.sectionViews[edge] == nil {
        table.sectionViews[edge] = view
        table.addSubview(view)
      }
      return view.drawnRows(width: table.columns)
    }
    let title =
      switch edge {
      case .header(let section):
        table.dataSource?.tableView(table, titleForHeaderInSection: section)
      case .footer(let section):
        table.dataSource?.tableView(table, titleForFooterInSection: section)
      }
    return title.map { [TextRow($0)] } ?? []
  }

  private var delegatesView: UIView? {
    switch edge {
    case .header(let section): table.delegate?.tableView(table, viewForHeaderInSection: section)
    case .footer(let section): table.delegate?.tableView(table, viewForFooterInSection: section)
    }
  }
}
