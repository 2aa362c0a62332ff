import PlaygroundSupport
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

let table = UITableView()
let bag = DisposeBag()
let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(
  configureCell: { source, table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "number") ?? UITableViewCell(style: .default, reuseIdentifier: "number")
    cell.textLabel?.text = "\(item) @ \(path.section),\(path.row)"
    return cell
  },
  titleForHeaderInSection: { source, index in source[index].model }
)
let sections = BehaviorRelay(value: [
  SectionModel(model: "Odd", items: [1, 3, 5]),
  SectionModel(model: "Even", items: [2, 4]),
])
sections.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
table.rx.modelSelected(Int.self).subscribe(onNext: { print("number", $0) }).disposed(by: bag)
table.rx.setDelegate(Delegate.shared).disposed(by: bag)

final class Delegate: NSObject, UITableViewDelegate {
  static let shared = Delegate()
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("delegate", indexPath.section, indexPath.row, try! source.model(at: indexPath))
  }
}
PlaygroundPage.current.liveView = table
screen()
user.select((1, 1))
sections.accept([SectionModel(model: "Prime", items: [2, 3, 5, 7])])
screen()
print(source[IndexPath(row: 3, section: 0)], source[0])

// expect: ┌────────────────────────────────────────┐
// expect: │ Odd                                    │
// expect: │ ├ 1 @ 0,0                              │
// expect: │ ├ 3 @ 0,1                              │
// expect: │ └ 5 @ 0,2                              │
// expect: │ Even                                   │
// expect: │ ├ 2 @ 1,0                              │
// expect: │ └ 4 @ 1,1                              │
// expect: └────────────────────────────────────────┘
// expect: delegate 1 1 4
// expect: number 4
// expect: ┌────────────────────────────────────────┐
// expect: │ Prime                                  │
// expect: │ ├ 2 @ 0,0                              │
// expect: │ ├ 3 @ 0,1                              │
// expect: │ ├ 5 @ 0,2                              │
// expect: │ └ 7 @ 0,3                              │
// expect: └────────────────────────────────────────┘
// expect: 7 Prime > [2, 3, 5, 7]
