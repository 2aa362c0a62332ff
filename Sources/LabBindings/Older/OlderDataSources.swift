/// What RxDataSources was up to its version 2, and what was part of RxSwift's examples before.
enum OlderDataSources {
  static let declaration = """
    @available(RxDataSources, obsoleted: 3, renamed: "TableViewSectionedDataSource") typealias RxTableViewSectionedDataSource<S: SectionModelType> = TableViewSectionedDataSource<S>
    @available(RxDataSources, obsoleted: 3, renamed: "CollectionViewSectionedDataSource") typealias RxCollectionViewSectionedDataSource<S: SectionModelType> = CollectionViewSectionedDataSource<S>
    extension AnimatableSectionModel {
      @available(RxDataSources, obsoleted: 3, message: "items are not wrapped") init<Value: Hashable>(model: Section, items: [Value]) where ItemType == IdentifiableValue<Value> { self.init(model: model, items: items.map { IdentifiableValue(value: $0) }) }
    }
    extension RxTableViewSectionedReloadDataSource {
      \(plain("UITableViewCell"))
    }
    extension RxTableViewSectionedAnimatedDataSource {
      \(plain("UITableViewCell"))
    }
    extension RxCollectionViewSectionedReloadDataSource {
      \(plain("UICollectionViewCell"))
    }
    extension RxCollectionViewSectionedAnimatedDataSource {
      \(plain("UICollectionViewCell"))
    }
    extension TableViewSectionedDataSource {
      @available(RxDataSources, obsoleted: 3, message: "write dataSource[section]") func sectionAtIndex(_ section: Int) -> Section { self[section] }
      @available(RxDataSources, obsoleted: 3, message: "write dataSource[indexPath]") func itemAtIndexPath(_ indexPath: IndexPath) -> Item { self[indexPath] }
    }
    extension CollectionViewSectionedDataSource {
      @available(RxDataSources, obsoleted: 3, message: "write dataSource[section]") func sectionAtIndex(_ section: Int) -> Section { self[section] }
      @available(RxDataSources, obsoleted: 3, message: "write dataSource[indexPath]") func itemAtIndexPath(_ indexPath: IndexPath) -> Item { self[indexPath] }
    }
    """

  /// The closures were set afterwards.
  private static func plain(_ cell: String) -> String {
    """
    @available(RxDataSources, obsoleted: 5, message: "a data source is made with its closures") convenience init() { self.init(configureCell: { _, _, _, _ in \(cell)() }) }
    """
  }
}
