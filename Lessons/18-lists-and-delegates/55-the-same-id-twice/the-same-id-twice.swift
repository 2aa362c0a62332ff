/*:
 # The same id twice

 The identity of a row must be its own. If two rows share one, the data source cannot say which of them has moved. It finds that
 out when it compares, which is not when the second row arrived.
 - Build: release
 */
import PlaygroundSupport
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

typealias Numbers = AnimatableSectionModel<String, Int>

let bag = DisposeBag()
let table = UITableView()
PlaygroundPage.current.liveView = table
let source = RxTableViewSectionedAnimatedDataSource<Numbers>(
  configureCell: { _, _, _, number in
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(number)"
    return cell
  }
)

//: ## A list with two threes
//: The identity of an `Int` is the number itself.
//: - Predict (number of `Duplicate`): How many lines complain about the two threes?
//: - Hint: When are two lists compared?
//: - Hint: There is only one list so far.
let numbers = BehaviorRelay(value: [Numbers(model: "Section", items: [1, 3, 3])])
numbers.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
screen()

//: ## A list that is in order
//: The next list has each number once.
//: - Predict (number of `Duplicate`): How many lines complain now?
//: - Hint: The new list is compared with the old one, and rows are found by identity in both.
//: - Hint: The old list has the duplicate.
numbers.accept([Numbers(model: "Section", items: [1, 3])])
screen()

//: ## Once more
//: - Predict (number of `Duplicate`): Another number is added to the list without duplicates. How many complaints?
//: - Hint: Which two lists are compared?
numbers.accept([Numbers(model: "Section", items: [1, 3, 4])])
screen()
/*:
 The message comes one list late, and where the data is right. Look at the list before.
 - Question: The rows were right after the second list, in spite of the complaint. How?
 - Answer: If the differences cannot be found, the data source reloads the whole table. That is always right, only not animated.
 - Experiment: Make the items values with an `id` of their own, so that two threes may stand in the list.
 */
