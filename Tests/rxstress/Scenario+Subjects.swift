import Rx

extension Scenario {
  static var subjects: [Scenario] {
    [
      Scenario(name: "PublishSubject") { load in
        let subject = PublishSubject<Int>()
        return comeAndGo(load, subject, push: subject.onNext, past: 0, end: subject.onCompleted)
      },
      Scenario(name: "BehaviorSubject") { load in
        let subject = BehaviorSubject(value: 0)
        return comeAndGo(load, subject, push: subject.onNext, past: 1, end: subject.onCompleted)
      },
      Scenario(name: "ReplaySubject") { load in
        let subject = ReplaySubject<Int>.create(bufferSize: 3)
        return comeAndGo(load, subject, push: subject.onNext, past: 0, end: subject.onCompleted)
      },
      Scenario(name: "AsyncSubject", run: lastOnes),
    ]
  }

  static var relays: [Scenario] {
    [
      Scenario(name: "PublishRelay") { load in
        let relay = PublishRelay<Int>()
        return comeAndGo(load, relay, push: relay.accept, past: 0)
      },
      Scenario(name: "BehaviorRelay") { load in
        let relay = BehaviorRelay(value: 0)
        return comeAndGo(load, relay, push: relay.accept, past: 1)
      },
      Scenario(name: "ReplayRelay") { load in
        let relay = ReplayRelay<Int>.create(bufferSize: 3)
        return comeAndGo(load, relay, push: relay.accept, past: 0)
      },
    ]
  }

  /// Observers come and go while elements are pushed; one stays and must receive every element.
  private static func comeAndGo(
    _ load: Load,
    _ source: some ObservableType<Int>,
    push: @escaping (Int) -> Void,
    past: Int,
    end: (() -> Void)? = nil
  ) -> [String] {
    let (received, pushed, ended) = (Counter(), Counter(), Counter())
    let staying = source.asObservable().subscribe(
      onNext: { _ in received.add() },
      onCompleted: { ended.add() }
    )
    load.play { _, number in
      if number % 4 == 0 {
        let visitor = source.asObservable().subscribe(onNext: { _ in })
        push(number)
        visitor.dispose()
      } else {
        push(number)
      }
      pushed.add()
    }
    end?()
    end?()
    staying.dispose()
    return expect("received", received.value, pushed.value + past)
      + expect("ends", ended.value, end == nil ? 0 : 1)
  }

  private static func lastOnes(_ load: Load) -> [String] {
    var failures: [String] = []
    let rounds = max(1, load.operations / 1000)
    for _ in 0..<rounds {
      let (subject, received, subscribed) = (AsyncSubject<Int>(), Counter(), Counter())
      Load(threads: load.threads, operations: load.operations / rounds).play { thread, number in
        if number % 4 == 0 {
          subscribed.add()
          _ = subject.subscribe(onNext: { _ in received.add() })
        } else if thread == 0, number % 1000 == 999 {
          subject.onCompleted()
        } else {
          subject.onNext(number)
        }
      }
      subject.onCompleted()
      failures += expect("received", received.value, subscribed.value)
    }
    return failures
  }
}
