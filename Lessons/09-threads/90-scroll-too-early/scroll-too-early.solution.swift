/*:
 # Scrolled too early

 A list scrolls to its last row after each row that is added. It works as long as the user adds the rows. When a
 download adds one while main is busy, the list scrolls to the wrong row, and it never scrolls to the downloaded row.
 - Task: Scroll to each row once, right after it has been added, whoever adds it.
 - Hint: `add` expects the row to be there when `onNext` returns. When is that not so?
 - Hint: `MainScheduler.instance` runs at once or later. Only code in the chain below it runs after the row has been
   added every time.
 - Hint: Move the line that prints into the closure of `subscribe`, below `rows.append`.
 */
import Foundation
import RxSwift

let bag = DisposeBag()
let added = PublishSubject<String>()
var rows: [String] = []

added
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: {
    rows.append($0)
    print("scroll to row \(rows.count)")
  })
  .disposed(by: bag)

func add(_ row: String) {
  added.onNext(row)
}

add("tea")
DispatchQueue(label: "download").async { added.onNext("milk") }
// Main is busy, and then the user adds a row.
Thread.sleep(forTimeInterval: 0.3)
add("cake")
// Main works off its queue.
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
print("rows: \(rows.joined(separator: ", "))")
/*:
 The closure of `subscribe` runs for each row, on main, whether it has to wait or not. What must happen after a row
 has been added belongs there, and not after `onNext`.
 */
