import Action
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

enum SaveError: Error { case full }
let allowed = BehaviorRelay(value: true)
let save = Action<String, Int>(enabledIf: allowed.asObservable()) { text in
  text.count > 3 ? .error(SaveError.full) : Observable.just(text.count).delay(.milliseconds(500), scheduler: MainScheduler.instance)
}
let bag = DisposeBag()
save.elements.subscribe(onNext: { print("element", $0) }).disposed(by: bag)
save.errors.subscribe(onNext: { print("error", $0) }).disposed(by: bag)
save.executing.subscribe(onNext: { print("executing", $0) }).disposed(by: bag)
save.enabled.subscribe(onNext: { print("enabled", $0) }).disposed(by: bag)
save.execute("abc").subscribe(onNext: { print("run", $0) }).disposed(by: bag)
save.execute("no").subscribe(onError: { print("refused", $0) }).disposed(by: bag)
Thread.sleep(forTimeInterval: 1)
save.inputs.onNext("abcd")
Thread.sleep(forTimeInterval: 1)
let button = UIButton()
button.setTitle("Save", for: .normal)
button.rx.action = CocoaAction { print("tapped"); return .empty() }
let other = UIButton()
other.setTitle("Send", for: .normal)
other.rx.bind(to: save, input: "hi")
let stack = UIStackView(arrangedSubviews: [button, other])
PlaygroundPage.current.liveView = stack
user.tap("Save")
screen()

// expect: executing false
// expect: enabled true
// expect: enabled false
// expect: executing true
// expect: error notEnabled
// expect: refused notEnabled
// expect: error notEnabled
// expect: element 3
// expect: run 3
// expect: tapped
// expect: ┌────────────────────────────────────────┐
// expect: │ [ Save ]            (- Send -)         │ button, other
// expect: └────────────────────────────────────────┘
// expect: enabled true
// expect: executing false
// not compiled: what a command tells comes in another order
