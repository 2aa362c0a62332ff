/*:
 # A cell that is used again

 A list has few cells and many rows: when a row leaves the screen, its cell is used for another. This cell showed the
 price of tea and now shows the price of coffee. It should forget tea, but both prices flicker in it.
 - Task: Make the cell print only the prices of what it shows now.
 - Hint: How many subscriptions does the cell have after the second `show`? Look at `:ledger`.
 - Hint: The bag forgets nothing until it goes away itself. It can go away before the cell does.
 - Hint: Make `bag` a `var`, and begin `show` with `bag = DisposeBag()`.
 */
import RxSwift

let tea = PublishSubject<Int>()
let coffee = PublishSubject<Int>()

final class Cell {
  private var bag = DisposeBag()

  func show(_ name: String, _ price: Observable<Int>) {
    bag = DisposeBag()
    price.subscribe(onNext: { print("cell: \(name) \($0)") }).disposed(by: bag)
  }
}

//: ## The list uses its only cell three times (nothing below needs a change)
var cell: Cell? = Cell()
cell?.show("tea", tea)
tea.onNext(300)
cell?.show("coffee", coffee)
tea.onNext(310)
coffee.onNext(250)
coffee.onNext(260)
cell?.show("tea", tea)
tea.onNext(320)
coffee.onNext(270)
cell = nil
tea.onNext(330)
/*:
 The new bag takes the place of the old one, which goes away and disposes of the subscription to what the cell showed before.
 When the cell itself goes away, so does its last bag.
 */
