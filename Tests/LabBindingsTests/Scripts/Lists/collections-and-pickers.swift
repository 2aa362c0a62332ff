import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class TagCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
}
let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
let bag = DisposeBag()
Observable.just(["red", "green", "blue"])
  .bind(to: collection.rx.items(cellIdentifier: "tag", cellType: TagCell.self)) { _, tag, cell in cell.label.text = tag }
  .disposed(by: bag)
collection.rx.modelSelected(String.self).subscribe(onNext: { print("tag", $0) }).disposed(by: bag)
let picker = UIPickerView()
Observable.just(["S", "M", "L"]).bind(to: picker.rx.itemTitles) { _, size in "Size \(size)" }.disposed(by: bag)
picker.rx.itemSelected.subscribe(onNext: { print($0.row, $0.component) }).disposed(by: bag)
picker.rx.modelSelected(String.self).subscribe(onNext: { print($0) }).disposed(by: bag)
let stack = UIStackView(arrangedSubviews: [picker, collection])
stack.axis = .vertical
PlaygroundPage.current.liveView = stack
screen()
user.select("green")
user.pick(row: 2, in: picker)
screen()

// expect: ┌────────────────────────────────────────┐
// expect: │ ‹Size S›                               │ picker
// expect: │ red  green  blue                       │ collection
// expect: └────────────────────────────────────────┘
// expect: tag green
// expect: 2 0
// expect: ["L"]
// expect: ┌────────────────────────────────────────┐
// expect: │ ‹Size L›                               │ picker
// expect: │ red  ▸ green  blue                     │ collection
// expect: └────────────────────────────────────────┘
// not compiled: an initializer of HeadlessUI is required
