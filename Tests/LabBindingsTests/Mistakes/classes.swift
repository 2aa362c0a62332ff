import RxSwift
class ViewModel {
  let title = BehaviorSubject<String>(value: "")
  private let bag = DisposeBag()
  func load() {
    titel.onNext("Hello")  // expect error: there is nothing called `titel` here
    title.subscribe(onNext: { [weak self] in print($0) }).disposed(bag)  // expect error: the argument label `by:` is missing
  }
  func reload(force: Bool) { load() }
}
let model = ViewModel()
model.reload(true)  // expect error: the argument label `force:` is missing
model.load  // expect error: `load` is a function, and nothing calls it
model.save()  // expect error: `ViewModel` has no member `save`
let other: ViewModel = ViewModel(title: "x")  // expect error: `ViewModel` is made without arguments
