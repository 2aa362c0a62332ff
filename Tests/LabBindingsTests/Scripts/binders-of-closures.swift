import RxCocoa
import RxSwift

// A `Binder` made in place takes what the sequence has, though its closure would take an optional, too.

final class Label {
  var text: String?
}
let label = Label()
let bag = DisposeBag()

Observable.of("a").bind(to: Binder(label) { label, text in print(text) }).disposed(by: bag)
// expect: a
Observable.of("b").bind(to: Binder(label) { label, text in
  label.text = text
  print(type(of: text), label.text!)  // expect: String b
}).disposed(by: bag)
Driver.of("c").drive(Binder(label) { print($1, $0 === label) }).disposed(by: bag)
// expect: c true
Signal.of("d").emit(to: Binder(label) { label, text in print("signal", text) }).disposed(by: bag)
// expect: signal d
Observable.of(1).bind(to: AnyObserver { print($0) }).disposed(by: bag)
// expect: next(1)
// expect: completed
Observable.of(1, nil).bind(to: Binder(label) { print($1 as Any) }).disposed(by: bag)
// expect: Optional(1)
// expect: nil
Observable.of("e").bind(to: Binder<String?>(label) { label, text in print(text ?? "-") }).disposed(by: bag)
// expect: e
