public import Differentiator
public import HeadlessUI
public import Rx

/// A data source of sections that reloads the table with each list.
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]

  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    Binder(self) { source, sections in
      source.setSections(sections)
      tableView.reloadData()
    }
    .on(observedEvent)
  }
}
