import Rx

extension Scenario {
  static var sharing: [Scenario] {
    [SubjectLifetimeScope.whileConnected, .forever].flatMap { scope in
      [0, 1, 3].map { replay in
        Scenario(name: "share(replay: \(replay), scope: .\(scope))") { load in
          share(load, replay, scope)
        }
      }
    }
  }

  /// Elements are pushed while users of one shared observable stay, and those of another all come and go.
  private static func share(
    _ load: Load,
    _ replay: Int,
    _ scope: SubjectLifetimeScope
  ) -> [String] {
    let source = PublishSubject<Int>()
    let (connections, received, pushed) = (Counter(), Counter(), Counter())
    let counted = source.do(onSubscribe: { connections.add() }, onDispose: { connections.add(-1) })
    let steady = counted.share(replay: replay, scope: scope)
    let fickle = counted.share(replay: replay, scope: scope)
    let staying = steady.subscribe(onNext: { _ in received.add() })
    load.play { thread, number in
      let shared = number % 2 == 0 ? steady : fickle
      let visitor = shared.subscribe(onNext: { _ in })
      source.onNext(number)
      pushed.add()
      visitor.dispose()
    }
    let left = expect("connections with one user", connections.value, 1)
    staying.dispose()
    return left + expect("received", received.value, pushed.value)
      + expect("connections without a user", connections.value, 0)
      + expect("the source has observers", source.hasObservers, false)
  }
}
