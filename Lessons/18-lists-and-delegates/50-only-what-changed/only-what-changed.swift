/*:
 # Only what has changed

 An animated data source compares each list with the one before, and tells the table what to delete, insert, move and reload. Two
 questions decide: is it the same row (`identity`), and does it look the same (`==`)?
 */
import PlaygroundSupport
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

struct Job: IdentifiableType, Equatable {
  let id: Int
  let title: String
  var identity: Int { id }
}
typealias Day = AnimatableSectionModel<String, Job>

let bag = DisposeBag()
let table = UITableView()
PlaygroundPage.current.liveView = table

//: ## The first list
//: - Predict (number of `Cell`): How many cells are made for two jobs?
//: - Hint: There is no list to compare the first one with.
//: - Hint: The table is loaded, as with any data source.
let source = RxTableViewSectionedAnimatedDataSource<Day>(
  configureCell: { _, _, _, job in
    print("Cell \(job.title)")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = job.title
    return cell
  },
  canEditRowAtIndexPath: { _, _ in true }
)
let days = BehaviorRelay(value: [Day(model: "Monday", items: [Job(id: 1, title: "milk"), Job(id: 2, title: "post")])])
days.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
screen()

//: ## A row comes
//: The bank comes between the two.
//: - Predict (lines of `Cell`): Which cells are made?
//: - Hint: Two rows have the identities of old ones, and are equal to them.
//: - Hint: A row that stays keeps its cell, even if it stands one further down.
days.accept([
  Day(
    model: "Monday",
    items: [Job(id: 1, title: "milk"), Job(id: 3, title: "bank"), Job(id: 2, title: "post")]
  )
])
screen()

//: ## A row moves, another changes
//: Job 2 goes to the top. Job 1 gets another title.
//: - Predict (lines of `Cell`): Which cells are made now?
//: - Hint: A moved row takes its cell along.
//: - Hint: The same identity, but not equal: that row is loaded again.
days.accept([
  Day(
    model: "Monday",
    items: [Job(id: 2, title: "post"), Job(id: 1, title: "oat milk"), Job(id: 3, title: "bank")]
  )
])
screen()

//: ## A person deletes a row
//: A swipe deletes nothing by itself. The table reports it, and whoever owns the list sends a list without that row.
//: - Predict (first of `Deleted`, `Two jobs left`): Which line is printed first?
//: - Hint: The list becomes shorter because somebody hears of the swipe.
//: - Hint: The order in the closure is the order on the log.
table.rx.itemDeleted
  .subscribe(onNext: { path in
    print("Deleted \(path.row)")
    var list = days.value
    list[path.section].items.remove(at: path.row)
    days.accept(list)
  })
  .disposed(by: bag)
days.skip(1).subscribe(onNext: { _ in print("Two jobs left") }).disposed(by: bag)
user.delete("bank")
screen()
/*:
 - Question: What would happen if `identity` were the title?
 - Answer: "oat milk" would be another row than "milk": one row is deleted and one inserted, where now one is reloaded.
 - Experiment: Leave out `days.accept(list)`. The row stays, since the list still has it.
 */
