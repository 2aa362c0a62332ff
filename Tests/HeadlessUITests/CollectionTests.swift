import Foundation
import HeadlessUI
import Testing

struct CollectionTests {
  final class Item: UICollectionViewCell {
    let label = UILabel()
    required init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not from an archive") }
  }

  final class Header: UICollectionReusableView {
    let label = UILabel()
    required init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not from an archive") }
  }

  final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var note: (String) -> Void = { _ in }
    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in view: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
      (cell as? Item)?.label.text = sections[path.section][path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "Header",
        for: path
      )
      (header as? Header)?.label.text = "Section \(path.section)"
      return header
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      note("didSelect \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      note("didDeselect \(path.item)")
    }

    func shown(on screen: TestScreen) -> UICollectionView {
      let (layout, view) = screen.run {
        let layout = UICollectionViewFlowLayout()
        return (layout, UICollectionView(frame: .zero, collectionViewLayout: layout))
      }
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      view.accessibilityIdentifier = "items"
      view.register(Item.self, forCellWithReuseIdentifier: "Item")
      view.register(
        Header.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "Header"
      )
      view.dataSource = self
      view.delegate = self
      screen.show { [view] }
      note = { screen.note($0) }
      return view
    }
  }

  @Test func itemsFlow() {
    let screen = TestScreen([])
    let items = Items([["one", "two", "a longer item", "another item", "last"], ["x"]])
    let view = items.shown(on: screen)
    expectEqual(
      screen.rows,
      """
      Section 0
      one  two  a longer item  another item
      last
      Section 1
      x
      """
    )
    screen.hand.tap("two")
    screen.hand.select((0, 0))
    #expect(screen.log == ["didSelect 1", "didDeselect 1", "didSelect 0"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(screen.problems.isEmpty)
  }

  @Test func onlyWhatIsOnTheScreenHasCells() {
    let screen = TestScreen([])
    let items = Items([(0..<200).map { "item number \($0)" }])
    let view = items.shown(on: screen)
    let first = view.visibleCells.count
    #expect(first < 80)
    screen.hand.select("item number 150", in: view)
    #expect(view.visibleCells.count < 80)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    screen.hand.select((0, 0), in: view)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    #expect(screen.log == ["didSelect 150", "didDeselect 150", "didSelect 0"])
    #expect(screen.problems.isEmpty)
  }

  @Test func batches() {
    let screen = TestScreen([.shown])
    let items = Items([["a", "b", "c"]])
    let view = items.shown(on: screen)
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    items.sections = [["c", "a", "n", "m"]]
    view.performBatchUpdates {
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [2, 3].map { IndexPath(item: $0, section: 0) })
    }
    #expect(screen.rows == ["Section 0", "c  a  n  m"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(screen.log == ["screen: items 3 items → 4"])
    items.sections = [[]]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(screen.problems.first?.contains("invalid number of items in section 0") == true)
  }
}

struct PickerTests {
  final class Numbers: UIPickerViewDataSource, UIPickerViewDelegate {
    var note: (String) -> Void = { _ in }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "\(component)\(row)" }
    func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      note("\(component) \(row)")
    }
  }

  @Test func onlyAPersonIsTold() {
    let screen = TestScreen([])
    let numbers = Numbers()
    let picker = screen.run { UIPickerView() }
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = numbers
    picker.delegate = numbers
    numbers.note = { screen.note($0) }
    screen.show { [picker] }
    #expect(screen.rows == ["‹00› ‹10›"])
    picker.selectRow(2, inComponent: 0, animated: false)
    screen.hand.pick(row: 1, component: 1, in: picker)
    screen.hand.pick(row: 1, component: 1, in: picker)
    screen.hand.pick(row: 7, component: 1, in: picker)
    #expect(screen.rows == ["‹02› ‹11›"])
    #expect(screen.log == ["1 1"])
    #expect(screen.problems == ["component 1 has 3 rows"])
  }
}
