import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UICollectionView {
  /// Shows the elements of a sequence as items, whose cells a closure makes.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell
  ) -> any Disposable where Source.Element == Sequence {
    { cellFactory in
      items(dataSource: CollectionArrayDataSource<Sequence>(cellFactory))(source)
    }
  }

  /// Shows the elements of a sequence as items, in cells of one identifier that a closure fills.
  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String,
    cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (
    _ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void
  ) -> any Disposable where Source.Element == Sequence {
    { source in
      { configureCell in
        let show = items(source)
        return show { collection, item, element in
          let path = IndexPath(item: item, section: 0)
          let dequeued = collection.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier,
            for: path
          )
          guard let cell = dequeued as? Cell else {
            Diagnostics.report(.misuse(conversionFailure(dequeued, Cell.self)))
            return dequeued
          }
          configureCell(item, element, cell)
          return cell
        }
      }
    }
  }

  /// Passes the elements of a source to a data source, which shows them.
  ///
  /// The data source is kept alive until the binding is disposed or the collection is deallocated.
  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource,
    Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      // The delegate's proxy has to be there before the collection asks its data source.
      _ = delegate
      return source.subscribeProxy(
        RxCollectionViewDataSourceProxy.self,
        of: base,
        forwardingTo: dataSource
      ) { [weak base] event in
        if let base { dataSource.collectionView(base, observedEvent: event) }
      }
    }
  }
}
