import ReactiveSwift
import RxCocoa
import RxSwift

func elements(_ signal: Signal<Int>) {}  // expect error: 'Signal' is ambiguous for type lookup in this context
let disposable: Disposable? = nil  // expect error: 'Disposable' is ambiguous for type lookup in this context
let bag = CompositeDisposable()  // expect error: 'CompositeDisposable' is ambiguous for type lookup in this context
var serial: SerialDisposable?  // expect error: 'SerialDisposable' is ambiguous for type lookup in this context
func end(_ disposables: [Disposable]) {}  // expect error: 'Disposable' is ambiguous for type lookup in this context
let (signal, input) = ReactiveSwift.Signal<Int, Never>.pipe()
let driven: RxCocoa.Signal<Int> = .just(4)
let other: RxSwift.Disposable = Disposables.create()
