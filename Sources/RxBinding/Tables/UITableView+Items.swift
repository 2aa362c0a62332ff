import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UITableView {
  /// Shows the elements of a sequence as rows, whose cells a closure makes.
  ///
  ///     names.bind(to: table.rx.items) { table, row, name in
  ///       let cell = table.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell()
  ///       cell.textLabel?.text = name
  ///       return cell
  ///     }
  ///     .disposed(by: bag)
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell
  ) -> any Disposable where Source.Element == Sequence {
    { cellFactory in
      items(dataSource: ArrayDataSource<Sequence>(cellFactory))(source)
    }
  }

  /// Shows the elements of a sequence as rows, in cells of one identifier that a closure fills.
  ///
  ///     names.bind(to: table.rx.items(cellIdentifier: "name")) { row, name, cell in
  ///       cell.textLabel?.text = name
  ///     }
  ///     .disposed(by: bag)
  public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String,
    cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (
    _ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void
  ) -> any Disposable where Source.Element == Sequence {
    { source in
      { configureCell in
        let show = items(source)
        return show { table, row, element in
          let path = IndexPath(row: row, section: 0)
          let dequeued = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
          guard let cell = dequeued as? Cell else {
            Diagnostics.report(.misuse(conversionFailure(dequeued, Cell.self)))
            return dequeued
          }
          configureCell(row, element, cell)
          return cell
        }
      }
    }
  }

  /// Passes the elements of a source to a data source, which shows them.
  ///
  /// The data source is kept alive until the binding is disposed or the table is deallocated.
  public func items<
    DataSource: RxTableViewDataSourceType & UITableViewDataSource,
    Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      // The delegate's proxy has to be there before the table asks its data source.
      _ = delegate
      return source.subscribeProxy(
        RxTableViewDataSourceProxy.self,
        of: base,
        forwardingTo: dataSource
      ) { [weak base] event in
        if let base { dataSource.tableView(base, observedEvent: event) }
      }
    }
  }
}
