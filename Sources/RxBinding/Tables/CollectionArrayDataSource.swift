import Foundation
import HeadlessUI
import Rx

/// The data source of a collection's `rx.items`: one section, whose cells a closure makes.
final class CollectionArrayDataSource<Sequence: Swift.Sequence>: NSObject,
  UICollectionViewDataSource
{
  typealias CellFactory = (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell

  private var items: [Sequence.Element]?
  private let makeCell: CellFactory

  init(_ makeCell: @escaping CellFactory) { self.makeCell = makeCell }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    items?.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let items, items.indices.contains(indexPath.item) else {
      return UICollectionViewCell(frame: .zero)
    }
    return makeCell(collectionView, indexPath.item, items[indexPath.item])
  }
}

extension CollectionArrayDataSource: RxCollectionViewDataSourceType {
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Sequence>) {
    guard case .next(let elements) = observedEvent else { return }
    items = Array(elements)
    collectionView.reloadData()
  }
}

extension CollectionArrayDataSource: SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any {
    guard let items else { throw RxCocoaError.itemsNotYetBound(object: self) }
    guard indexPath.section == 0, items.indices.contains(indexPath.item) else {
      throw RxCocoaError.invalidOperation(object: indexPath)
    }
    return items[indexPath.item]
  }
}
