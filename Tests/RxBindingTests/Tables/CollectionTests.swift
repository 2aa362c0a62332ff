import Differentiator
import Foundation
import HeadlessUI
import RxBinding
import Testing

@MainActor
struct CollectionTests {
  private typealias Numbers = AnimatableSectionModel<String, Int>

  private final class Cell: UICollectionViewCell {
    var text = ""
  }

  private func shownCollection() -> UICollectionView {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    ScreenSession.current.show(collection)
    return collection
  }

  private func shown(_ collection: UICollectionView) -> [[String]] {
    collection.layoutIfNeeded()
    return (0..<collection.numberOfSections).map { section in
      (0..<collection.numberOfItems(inSection: section)).map { item in
        (collection.cellForItem(at: IndexPath(item: item, section: section)) as? Cell)?.text ?? "?"
      }
    }
  }

  @Test func itemsAndSelection() {
    onScreen {
      let collection = shownCollection()
      let names = BehaviorRelay(value: ["Ada", "Bob"])
      let binding = names.bind(
        to: collection.rx.items(cellIdentifier: "cell", cellType: Cell.self)
      ) { item, name, cell in
        cell.text = "\(item) \(name)"
      }
      #expect(shown(collection) == [["0 Ada", "1 Bob"]])
      let lines = Lines()
      _ = collection.rx.itemSelected.subscribe(onNext: { lines.add("\($0.item)") })
      _ = collection.rx.modelSelected(String.self).subscribe(onNext: { lines.add($0) })
      let path = IndexPath(item: 1, section: 0)
      collection.delegate?.collectionView(collection, didSelectItemAt: path)
      #expect(lines.take() == ["1", "Bob"])
      binding.dispose()
      #expect(shown(collection) == [[]])
    }
  }

  @Test func cellsThatAClosureMakes() {
    onScreen {
      let collection = shownCollection()
      _ = Observable.just([7, 8]).bind(to: collection.rx.items) { collection, item, number in
        let path = IndexPath(item: item, section: 0)
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Cell)?.text = "\(number)"
        return cell
      }
      #expect(shown(collection) == [["7", "8"]])
    }
  }

  @Test func sections() {
    onScreen {
      for isAnimated in [false, true] {
        let collection = shownCollection()
        func fill(_ collection: UICollectionView, _ path: IndexPath, _ item: Int)
          -> UICollectionViewCell
        {
          let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          (cell as? Cell)?.text = "\(item)"
          return cell
        }
        let lists = BehaviorRelay(value: [Numbers(model: "a", items: [1, 2, 3])])
        if isAnimated {
          let source = RxCollectionViewSectionedAnimatedDataSource<Numbers>(
            configureCell: { _, collection, path, item in fill(collection, path, item) }
          )
          _ = lists.bind(to: collection.rx.items(dataSource: source))
        } else {
          let source = RxCollectionViewSectionedReloadDataSource<Numbers>(
            configureCell: { _, collection, path, item in fill(collection, path, item) }
          )
          _ = lists.bind(to: collection.rx.items(dataSource: source))
        }
        #expect(shown(collection) == [["1", "2", "3"]])
        lists.accept([Numbers(model: "b", items: [4]), Numbers(model: "a", items: [3, 5, 1])])
        #expect(shown(collection) == [["4"], ["3", "5", "1"]])
      }
    }
  }

  @Test func theOtherEvents() {
    onScreen {
      let collection = shownCollection()
      let lines = Lines()
      let path = IndexPath(item: 1, section: 0)
      let (cell, view) = (Cell(frame: .zero), UICollectionReusableView(frame: .zero))
      _ = collection.rx.itemDeselected.subscribe(onNext: { lines.add("deselected \($0.item)") })
      _ = collection.rx.itemHighlighted.subscribe(onNext: { lines.add("highlighted \($0.item)") })
      _ = collection.rx.itemUnhighlighted.subscribe(onNext: {
        lines.add("unhighlighted \($0.item)")
      })
      _ = collection.rx.willDisplayCell.subscribe(onNext: { lines.add("shown \($0.at.item)") })
      _ = collection.rx.didEndDisplayingCell.subscribe(onNext: { lines.add("hidden \($0.at.item)") }
      )
      _ = collection.rx.willDisplaySupplementaryView.subscribe(onNext: {
        lines.add("shown \($0.elementKind)")
      })
      _ = collection.rx.didEndDisplayingSupplementaryView.subscribe(onNext: {
        lines.add("hidden \($0.elementKind)")
      })
      _ = collection.rx.prefetchItems.subscribe(onNext: { lines.add("prefetch \($0.count)") })
      _ = collection.rx.cancelPrefetchingForItems.subscribe(onNext: {
        lines.add("cancel \($0.count)")
      })
      let delegate = collection.delegate
      delegate?.collectionView(collection, didDeselectItemAt: path)
      delegate?.collectionView(collection, didHighlightItemAt: path)
      delegate?.collectionView(collection, didUnhighlightItemAt: path)
      delegate?.collectionView(collection, willDisplay: cell, forItemAt: path)
      delegate?.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
      delegate?.collectionView(
        collection,
        willDisplaySupplementaryView: view,
        forElementKind: "head",
        at: path
      )
      delegate?.collectionView(
        collection,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: "head",
        at: path
      )
      collection.prefetchDataSource?.collectionView(collection, prefetchItemsAt: [path])
      collection.prefetchDataSource?.collectionView(collection, cancelPrefetchingForItemsAt: [path])
      #expect(
        lines.take() == [
          "deselected 1", "highlighted 1", "unhighlighted 1", "shown 1", "hidden 1", "shown head",
          "hidden head", "prefetch 1", "cancel 1",
        ]
      )
    }
  }
}
