import PlaygroundSupport
import RxCocoa
import RxDataSources
import RxSwift
import UIKit
typealias S = AnimatableSectionModel<String, Int>
let table = UITableView()
table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
let sections = BehaviorRelay(value: [S(model: "Section 1", items: [1, 3, 3])])
let source = RxTableViewSectionedAnimatedDataSource<S>(configureCell: { _, table, path, number in
  let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
  cell.textLabel?.text = "\(number)"
  return cell
})
_ = sections.bind(to: table.rx.items(dataSource: source))
PlaygroundPage.current.liveView = table
screen()
sections.accept([S(model: "Section 1", items: [3, 1, 3])])
screen()

// expect: ┌────────────────────────────────────────┐
// expect: │ ├ 1                                    │
// expect: │ ├ 3                                    │
// expect: │ └ 3                                    │
// expect: └────────────────────────────────────────┘
// expect: Duplicate item 3
// expect: ┌────────────────────────────────────────┐
// expect: │ ├ 3                                    │
// expect: │ ├ 1                                    │
// expect: │ └ 3                                    │
// expect: └────────────────────────────────────────┘
