public import Differentiator
public import Foundation
public import HeadlessUI
public import Rx

/// A data source of a collection's sections, whose closures make the cells and the headers.
///
/// Set the closures before the data source is bound.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UICollectionViewDataSource, SectionedViewDataSourceType
{
  public typealias Item = Section.Item
  public typealias Section = Section

  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item
  ) -> UICollectionViewCell
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView

  open var configureCell: ConfigureCell
  open var configureSupplementaryView: ConfigureSupplementaryView?

  /// The sections that are shown.
  public private(set) var sectionModels: [Section] = []

  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
  }

  /// Sets the sections; the collection is not told.
  open func setSections(_ sections: [Section]) { sectionModels = sections }

  open subscript(section: Int) -> Section { sectionModels[section] }

  open subscript(indexPath: IndexPath) -> Item {
    get { sectionModels[indexPath.section].items[indexPath.item] }
    set {
      let section = sectionModels[indexPath.section]
      var items = section.items
      items[indexPath.item] = newValue
      sectionModels[indexPath.section] = Section(original: section, items: items)
    }
  }

  open func model(at indexPath: IndexPath) throws -> Any {
    guard sectionModels.indices.contains(indexPath.section),
      sectionModels[indexPath.section].items.indices.contains(indexPath.item)
    else { throw RxCocoaError.invalidOperation(object: indexPath) }
    return self[indexPath]
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configureCell(self, collectionView, indexPath, self[indexPath])
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    configureSupplementaryView?(self, collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

/// A data source of sections that reloads the collection with each list.
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]

  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
    Binder(self) { source, sections in
      source.setSections(sections)
      collectionView.reloadData()
    }
    .on(observedEvent)
  }
}

/// A data source of sections that changes the collection by the batches between two lists.
///
/// The first list reloads the collection, and so does each while the collection is in no window. A list that cannot be compared is
/// reported, and reloads it as well.
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, [Changeset<Section>]
  ) -> ViewTransition

  public var animationConfiguration: AnimationConfiguration

  /// Decides how a list is shown.
  public var decideViewTransition: DecideViewTransition

  private var hasList = false

  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell,
      configureSupplementaryView: configureSupplementaryView
    )
  }

  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
    Binder(self) { source, sections in source.show(sections, in: collectionView) }
      .on(observedEvent)
  }

  private func show(_ sections: [Section], in collectionView: UICollectionView) {
    let isPossible = hasList && collectionView.window != nil
    hasList = true
    SectionTransition(
      decide: { self.decideViewTransition(self, collectionView, $0) },
      perform: { batch in
        collectionView.performBatchUpdates {
          self.setSections(batch.finalSections)
          collectionView.apply(batch)
        }
      },
      reload: {
        self.setSections(sections)
        collectionView.reloadData()
      }
    )
    .run(from: isPossible ? sectionModels : nil, to: sections)
  }
}

extension UICollectionView {
  /// Makes the changes of a batch.
  fileprivate func apply<Section>(_ batch: Changeset<Section>) {
    deleteSections(IndexSet(batch.deletedSections))
    insertSections(IndexSet(batch.insertedSections))
    for move in batch.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: batch.deletedItems.map(IndexPath.init))
    insertItems(at: batch.insertedItems.map(IndexPath.init))
    reloadItems(at: batch.updatedItems.map(IndexPath.init))
    for move in batch.movedItems { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }
}
