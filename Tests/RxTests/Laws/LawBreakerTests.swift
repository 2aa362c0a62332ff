import Rx
import Testing

/// The law checks see what they are there to see: for each law an operator that breaks it.
struct LawBreakerTests {
  @Test(arguments: OperatorLaw.allCases)
  func eachBreachIsSeen(_ law: OperatorLaw) {
    let hoard = Hoard()
    let found = breaches(of: law) { source, _ in broken(law, source, hoard) }
    #expect(!found.isEmpty, "\(law)")
    let none = breaches(of: law) { source, _ in
      source.map { number in
        if law == .throwEnds { throw TestError() }
        return number
      }
    }
    #expect(none == [])
    withExtendedLifetime(hoard) {}
  }

  private func broken(
    _ law: OperatorLaw,
    _ source: Observable<Int>,
    _ hoard: Hoard
  ) -> Observable<Int> {
    switch law {
    case .passesErrors: return source.catchAndReturn(7)
    case .passesCompletion: return source.concat(Observable.never())
    case .disposalReachesSource, .disposalSilences, .ordersDisposal:
      return .create { observer in
        _ = source.subscribe(observer)
        return Disposables.create()
      }
    case .ordersTheEnd: return source.share()
    case .endDisposes: return source.do(onCompleted: { _ = source.subscribe() })
    case .freshState:
      var count = 0
      return source.map { _ in
        count += 1
        return count
      }
    case .endLeaksNothing, .disposalLeaksNothing:
      return .create { observer in
        hoard.observers.append(observer)
        return source.subscribe(observer)
      }
    case .throwEnds: return source.map { _ -> Int in throw TestError() }.catchAndReturn(7)
    }
  }

  /// Never releases its contents.
  private final class Hoard {
    var observers: [AnyObserver<Int>] = []
  }
}
