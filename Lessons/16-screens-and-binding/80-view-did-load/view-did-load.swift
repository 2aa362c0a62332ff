/*:
 # Life cycle, segments and search as observables

 A view controller is told when its view has been loaded, by a call of `viewDidLoad()`. A segmented control and a search bar
 have values. All of these can be observed.
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a controller with a segmented control `unit` and a search bar `search`
final class Weather: UIViewController {
  let unit = UISegmentedControl(items: ["°C", "°F"])
  let search = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad begins")
    unit.selectedSegmentIndex = 0
    for part in [unit, search] { view.addSubview(part) }
    print("viewDidLoad ends")
  }
}
//:

//: ## A message as an event
//: `methodInvoked` sends an element each time the object is sent the message. Wrapped into a `ControlEvent`, it says in its
//: type what it promises: no error, no element at subscription, main thread.
//: - Predict (first of `Loaded`, `viewDidLoad ends`): Which line is printed first?
//: - Hint: The name is `methodInvoked`, in the past.
//: - Hint: `sentMessage` is the other one; it comes before the method.
extension Reactive where Base: UIViewController {
  var viewDidLoad: ControlEvent<Void> {
    ControlEvent(events: methodInvoked(#selector(Base.viewDidLoad)).map { _ in })
  }
}

let weather = Weather()
let bag = DisposeBag()
weather.rx.viewDidLoad.subscribe(onNext: { print("Loaded") }).disposed(by: bag)
PlaygroundPage.current.liveView = weather

//: ## A late subscriber
//: The view was loaded when the controller was shown, and `Loaded` came after the method had returned. Now somebody else
//: is interested.
//: - Predict (lines of `Late`): What does Late print?
//: - Hint: A control event has no memory.
//: - Hint: A view is loaded once.
weather.rx.viewDidLoad.subscribe(onNext: { print("Late") }).disposed(by: bag)
user.wait(1)

//: ## Segments
//: A life-cycle event is gone when it is over. Subscribe to it before the controller is shown. A segmented control has a
//: value, so it is a control property: the index of the selected segment.
//: - Predict (lines of `Unit`): The person chooses °F, and then the program selects °C. What is printed?
//: - Hint: The index counts from 0, and °C is selected when the step begins.
//: - Hint: Does a control report what the program sets?
//: - Misconception: control-property-sees-code
weather.unit.rx.selectedSegmentIndex
  .subscribe(onNext: { print("Unit \($0)") })
  .disposed(by: bag)
user.choose("°F", in: weather.unit)
user.wait(1)
weather.unit.selectedSegmentIndex = 0

//: ## A search bar
//: The property sent the index at subscription and the one that the person chose. A search bar has a text property, and
//: events for its buttons.
//: - Predict (lines of `Search`): The person types *Rio* and presses the return key. What is printed?
//: - Hint: A search bar sends its text at each key and when it loses the focus, but not when it gets it.
//: - Hint: The return key is the search button.
weather.search.rx.text.orEmpty.skip(1)
  .subscribe(onNext: { print("Search for \($0)") })
  .disposed(by: bag)
weather.search.rx.searchButtonClicked
  .subscribe(onNext: { print("Search!") })
  .disposed(by: bag)
user.type("Rio", into: weather.search)
user.press(.return)
screen()
/*:
 - Question: Which of the four subscriptions sent an element at once, and why only these?
 - Answer: Those to values: a control property has a present value. Messages and buttons are events, and an event is over
   when it has happened. (`skip(1)` hides the first text of the search bar.)
 - Experiment: `:diff methodInvoked => sentMessage`. Where does `Loaded` stand now?
 */
