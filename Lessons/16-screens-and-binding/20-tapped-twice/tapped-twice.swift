/*:
 # A tap that fires twice

 A cell of a list is used again for another row, as soon as its first row has left the screen. Here is a small list with
 one cell, and a bug that every app has had: a tap on *Like* likes twice.
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: `cell`, a row with a button *Like*, and a bag that belongs to the screen
final class Cell: UIView {
  let like = UIButton(type: .system)
  var bag = DisposeBag()

  func show(_ title: String) { like.setTitle("Like \(title)", for: .normal) }
}

let cell = Cell()
cell.addSubview(cell.like)
let root = UIViewController()
root.view.addSubview(cell)
PlaygroundPage.current.liveView = root
let screenBag = DisposeBag()
//:

//: ## The first row
//: The list calls `configure` when a row comes on the screen. It sets the title and subscribes to the button.
//: - Predict (lines of `Liked`): The cell shows *tea*. What does one tap print?
//: - Hint: There is one subscription.
//: - Hint: The closure captures the dish of its row.
func configure(_ dish: String) {
  cell.show(dish)
  cell.like.rx.tap
    .subscribe(onNext: { print("Liked \(dish)") })
    .disposed(by: screenBag)
}

configure("tea")
user.tap("Like tea")
user.wait(1)

//: ## The same cell for another row
//: So far it works. Now the person scrolls, *tea* leaves the screen, and the list uses the same cell for *cake*.
//: - Predict (lines of `Liked`): What does one tap on *Like cake* print?
//: - Hint: Has anything ended the first subscription?
//: - Hint: The bag is the screen's, and the screen is still there.
//: - Misconception: bag-forgets
configure("cake")
user.tap("Like cake")
user.wait(1)

//: ## A bag that goes with the row
//: The old subscription is still a handler of the button, and still likes tea. A subscription for a row must end with the
//: row. So the cell has a bag of its own, and a new bag disposes of what was in the old one. In a table this is done in
//: `prepareForReuse`.
//: - Predict (number of `Liked`): *rice* is configured, then *soup*, and the person taps *Like soup* once. How many lines
//:   begin with `Liked`?
//: - Hint: The two subscriptions of the steps before are still there.
//: - Hint: Which of the two new ones is left when the person taps?
func configureWell(_ dish: String) {
  cell.bag = DisposeBag()
  cell.show(dish)
  cell.like.rx.tap
    .subscribe(onNext: { print("Liked \(dish)") })
    .disposed(by: cell.bag)
}

configureWell("rice")
configureWell("soup")
user.tap("Like soup")
/*:
 - Question: `tea` and `cake` were liked once more. How do you get rid of these two without ending all others of the
   screen?
 - Answer: Not by the screen's bag: a bag disposes of everything in it at once. They should never have been put there.
 - Experiment: `:diff .disposed(by: screenBag) => .disposed(by: cell.bag)` in `configure`. Which lines remain?
 */
