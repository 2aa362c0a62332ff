/*:
 # Rows that follow a sequence

 A table asks a data source for its rows. `rx.items` is that data source: it keeps the last array that the sequence has sent,
 and reloads the table. Nobody writes `numberOfRowsInSection` or calls `reloadData`.
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

let bag = DisposeBag()
let table = UITableView()
table.register(UITableViewCell.self, forCellReuseIdentifier: "drink")
PlaygroundPage.current.liveView = table

//: ## From an array to cells
//: The closure fills one cell. It receives the row's number, the element, and a cell that the table may have used before.
//: - Predict (lines of `Filled`): Which lines are printed before the table is on the screen with three rows?
//: - Hint: The closure is called for a cell, not for the array.
//: - Hint: All three rows fit on the screen.
let drinks = BehaviorRelay(value: ["tea", "milk", "cocoa"])
drinks
  .bind(to: table.rx.items(cellIdentifier: "drink", cellType: UITableViewCell.self)) { row, drink, cell in
    print("Filled \(row) \(drink)")
    cell.textLabel?.text = drink
  }
  .disposed(by: bag)
screen()

//: ## A row is tapped
//: Two questions can be asked about a tap: which row was it, and which element stands there?
//: - Predict (lines of `Row`, `Drink`): The second row is tapped. What do the two subscribers print?
//: - Hint: Rows are counted from 0.
//: - Hint: `modelSelected` looks the element up in the array that is shown.
table.rx.itemSelected.subscribe(onNext: { print("Row \($0.row)") }).disposed(by: bag)
table.rx.modelSelected(String.self).subscribe(onNext: { print("Drink \($0)") }).disposed(by: bag)
user.select("milk")

//: ## Another array
//: The relay sends a shorter array. `rx.items` compares nothing: a new array means new rows.
//: - Predict (number of `Filled`): How many cells are filled again?
//: - Hint: The table was reloaded, so it asks for every row that it shows.
//: - Hint: `tea` stands where it stood, and its cell is filled as well.
drinks.accept(["tea", "juice"])
screen()
/*:
 - Question: The sequence completes. What does the table show then?
 - Answer: The last array. The binding keeps the completion back, since a table that suddenly becomes empty helps nobody.
 - Experiment: Dispose of the binding in place of the last step, and draw the screen. The rows are gone: the data source is.
 */
