import RxSwift
class ViewModel {
  let title = BehaviorSubject<String>(value: "")
  private let bag = DisposeBag()
  func load() {
    titel.onNext("Hello")  // expect error: cannot find 'titel' in scope
    title.subscribe(onNext: { [weak self] in print($0) }).disposed(bag)  // expect error: missing argument label 'by:' in call
  }
  func reload(force: Bool) { load() }
}
let model = ViewModel()
model.reload(true)
model.load  // expect error: function is unused
model.save()  // expect error: value of type 'ViewModel' has no member 'save'
let other: ViewModel = ViewModel(title: "x")  // expect error: argument passed to call that takes no arguments
