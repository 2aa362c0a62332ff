import Rx

extension Scenario {
  static var combining: [Scenario] {
    [
      Scenario(name: "merge") { load in
        each(load, wanted: load.threads * load.operations) { Observable.merge($0).map { _ in 0 } }
      },
      Scenario(name: "combineLatest") { load in
        // One for the elements that are there at the start, then one for each.
        each(load, wanted: load.threads * load.operations + 1) {
          Observable.combineLatest($0.map { $0.startWith(-1) }) { $0.count }
        }
      },
      Scenario(name: "zip") { load in
        each(load, wanted: load.operations) { sources in
          Observable.zip(sources) { Set($0).count }.filter { $0 == 1 }
        }
      },
      Scenario(name: "withLatestFrom") { load in
        each(load, wanted: load.operations) { sources in
          sources[0].withLatestFrom(Observable.merge(Array(sources.dropFirst())).startWith(0))
        }
      },
    ]
  }

  /// Each thread feeds a source of its own, while other subscriptions to the same sources come and go.
  ///
  /// The elements must come one at a time, and none may be lost.
  static func each(
    _ load: Load,
    wanted: Int,
    _ combine: @escaping ([Observable<Int>]) -> Observable<Int>
  ) -> [String] {
    let subjects = (0..<load.threads).map { _ in PublishSubject<Int>() }
    let combined = combine(subjects.map { $0.asObservable() })
    let (received, ends) = (UnguardedCounter(), UnguardedCounter())
    let staying = combined.subscribe(
      onNext: { _ in received.value += 1 },
      onCompleted: { ends.value += 1 }
    )
    let operations = load.operations
    load.play { thread, number in
      let isVisited = number % 64 == 0
      let visitor = isVisited ? combined.subscribe(onNext: { _ in }) : nil
      subjects[thread].onNext(number)
      visitor?.dispose()
      if number == operations - 1 { subjects[thread].onCompleted() }
    }
    staying.dispose()
    return expect("received", received.value, wanted) + expect("ends", ends.value, 1)
      + expect("sources with observers", subjects.filter(\.hasObservers).count, 0)
  }
}
