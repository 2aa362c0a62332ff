import Rx

extension Scenario {
  static var disposables: [Scenario] {
    [
      Scenario(name: "disposables") { load in
        let (made, disposed) = (Counter(), Counter())
        let make = { () -> any Disposable in
          made.add()
          return Disposables.create { disposed.add() }
        }
        do {
          let (composite, serial, bag) = (CompositeDisposable(), SerialDisposable(), DisposeBag())
          let counted = RefCountDisposable(disposable: make())
          load.play { thread, number in
            switch number % 4 {
            case 0: if let key = composite.insert(make()) { composite.remove(for: key) }
            case 1: serial.disposable = make()
            case 2: if number % 64 == 2 { bag.insert(make()) }
            default: counted.retain().dispose()
            }
          }
          composite.dispose()
          serial.dispose()
          counted.dispose()
        }
        return expect("disposed", disposed.value, made.value)
      },
      Scenario(name: "one of all threads disposes") { load in
        let rounds = max(1, load.operations / 100)
        let (disposals, ends) = (Counter(), Counter())
        for _ in 0..<rounds {
          let subject = PublishSubject<Int>()
          let subscription = subject.map { $0 + 1 }.do(onDispose: { disposals.add() })
            .subscribe(onDisposed: { ends.add() })
          Load(threads: load.threads, operations: 1).play { thread, _ in
            if thread == 0 { subject.onCompleted() } else { subscription.dispose() }
          }
        }
        return expect("disposals", disposals.value, rounds) + expect("said so", ends.value, rounds)
      },
    ]
  }
}
