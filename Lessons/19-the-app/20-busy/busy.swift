/*:
 # Busy until the last one has ended

 While a request runs, the app shows that it is busy. One request is easy. With two of them the question is which one may
 take the sign away. This lesson builds the part of the app that knows: a tracker.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a screen with a `ProgressHUD` in front of it, and `load(_:taking:)`, which stands for a request
final class ProgressHUD: UILabel {
  static func show(on view: UIView) {
    let hud = ProgressHUD(frame: .zero)
    hud.text = "Loading…"
    hud.accessibilityIdentifier = "hud"
    view.addSubview(hud)
    print("HUD shown")
  }

  static func hide(from view: UIView) {
    for hud in view.subviews where hud is ProgressHUD {
      hud.removeFromSuperview()
      print("HUD hidden")
    }
  }
}

let heading = UILabel()
heading.text = "Board"
let root = UIViewController()
root.view.addSubview(heading)
PlaygroundPage.current.liveView = root
let bag = DisposeBag()

struct Offline: Error {}

func load(_ what: String, taking seconds: Double) -> Observable<String> {
  Observable<Int>.timer(.milliseconds(Int(seconds * 1000)), scheduler: MainScheduler.instance)
    .map { _ in
      if what == "map" { throw Offline() }
      return what
    }
}
//:

//: ## A flag
//: `busy` is a sink for Booleans: it shows the HUD for `true` and hides it for `false`. Each request sets a flag when it
//: begins, and takes it back when it ends.
//: - Predict (number of `HUD`): The posts take 3 seconds, the weather 1. How many lines begin with `HUD`?
//: - Hint: The flag does not know how many requests run.
//: - Hint: When does it become `false` for the first time? `distinctUntilChanged` drops what comes after.
let busy = Binder(root) { root, isBusy in
  if isBusy { ProgressHUD.show(on: root.view) } else { ProgressHUD.hide(from: root.view) }
}
let flag = BehaviorRelay(value: false)
let flagged = flag.distinctUntilChanged().bind(to: busy)

func loadFlagged(_ what: String, taking seconds: Double) -> Observable<String> {
  load(what, taking: seconds)
    .do(onSubscribe: { flag.accept(true) }, onDispose: { flag.accept(false) })
}

loadFlagged("posts", taking: 3).subscribe(onNext: { print("Got \($0)") }).disposed(by: bag)
loadFlagged("weather", taking: 1).subscribe(onNext: { print("Got \($0)") }).disposed(by: bag)
user.wait(2)
screen()
user.wait(2)
flagged.dispose()

//: ## A count
//: The posts were still on their way, and the sign had gone. A tracker counts instead. `using` makes a resource for each
//: subscription, and disposes of it when the subscription ends, whatever ends it.
//: - Predict (lines of `HUD`): The same two requests, tracked. Which `HUD` lines are printed, and when?
//: - Hint: The count goes 1, 2, 1, 0.
//: - Hint: `isBusy` is `count > 0`, without repeats. When is the count 0 again?
final class ActivityTracker {
  private let count = BehaviorRelay(value: 0)
  private let lock = NSRecursiveLock()

  var isBusy: Observable<Bool> { count.map { $0 > 0 }.distinctUntilChanged() }

  func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    Observable.using({ Activity(self) }, observableFactory: { _ in source.asObservable() })
  }

  fileprivate func add(_ change: Int) {
    lock.lock()
    defer { lock.unlock() }
    count.accept(count.value + change)
  }
}

final class Activity: Disposable {
  private let tracker: ActivityTracker

  init(_ tracker: ActivityTracker) {
    self.tracker = tracker
    tracker.add(1)
  }

  func dispose() { tracker.add(-1) }
}

extension ObservableConvertibleType {
  func track(with tracker: ActivityTracker) -> Observable<Element> { tracker.track(self) }
}

let tracker = ActivityTracker()
tracker.isBusy.bind(to: busy).disposed(by: bag)
load("posts", taking: 3).track(with: tracker).subscribe(onNext: { print("Got \($0)") }).disposed(by: bag)
load("weather", taking: 1).track(with: tracker).subscribe(onNext: { print("Got \($0)") }).disposed(by: bag)
user.wait(2)
screen()
user.wait(2)

//: ## Three ways to end
//: A request can fail, and one can be disposed of before it ends.
//: - Predict (lines of `HUD`): The map fails after 1 second. The weather would take 3, but is disposed of after 2. Which `HUD`
//:   lines are printed?
//: - Hint: `using` disposes of its resource at a completion, at an error, and at a disposal.
//: - Hint: Is the count 0 in between?
load("map", taking: 1).track(with: tracker)
  .subscribe(onNext: { print("Got \($0)") }, onError: { print("Failed \($0)") })
  .disposed(by: bag)
let weather = load("weather", taking: 3).track(with: tracker).subscribe(onNext: { print("Got \($0)") })
user.wait(2)
weather.dispose()
user.wait(2)
/*:
 - Question: Why does `track` not use `do(onSubscribe:onDispose:)`, as the flag did?
 - Answer: It could, since `onDispose` is called at every end. `using` ties the two halves together: there is no way to write one
   and forget the other, and each subscription takes back exactly what it added.
 - Experiment: `:diff .distinctUntilChanged() } => }` makes `isBusy` repeat itself. What does the HUD do for the second `true`?
 */
