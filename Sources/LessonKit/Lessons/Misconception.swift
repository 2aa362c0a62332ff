/// A wrong idea that many learners have, and that a step of the course provokes.
package enum Misconception: String, Sendable, CaseIterable {
  case coldRunsOnce = "cold-runs-once"
  case shareIsShareReplay = "share-is-share-replay"
  case lateSubscriberGetsStart = "late-subscriber-gets-start"
  case replayEndsWithTheSource = "replay-ends-with-the-source"
  case retryOfShared = "retry-of-shared"
  case retryCountsRetries = "retry-counts-retries"
  case innerErrorStaysInside = "inner-error-stays-inside"
  case subscribeOnMovesEvents = "subscribe-on-moves-events"
  case mainSchedulerIsAlwaysLater = "main-scheduler-is-always-later"
  case flatMapsAreAlike = "flat-maps-are-alike"
  case combineLatestIsAtomic = "combine-latest-is-atomic"
  case combiningWaitsAlike = "combining-waits-alike"
  case observableOwnsSubscription = "observable-owns-subscription"
  case bagForgets = "bag-forgets"
  case takeUntilNotifierCompletion = "take-until-notifier-completion"
  case driveFromAnyThread = "drive-from-any-thread"
  case driverIsSignal = "driver-is-signal"
  case relayCompletes = "relay-completes"
  case relayTakesErrors = "relay-takes-errors"
  case controlPropertySeesCode = "control-property-sees-code"
  case reentrancyIsSafe = "reentrancy-is-safe"
  case throttleIsDebounce = "throttle-is-debounce"
  case completableEmits = "completable-emits"
  case bindDropsCompletion = "bind-drops-completion"
  case actionRunsTwice = "action-runs-twice"
  case signalsMayRecurse = "signals-may-recurse"
  case debugShowsAll = "debug-shows-all"
  case sampleIgnoresTriggerEnd = "sample-ignores-trigger-end"

  /// What somebody with the misconception believes.
  package var belief: String {
    switch self {
    case .coldRunsOnce: "An observable does its work once, however many subscribe."
    case .shareIsShareReplay: "Every kind of sharing gives a late subscriber the same."
    case .lateSubscriberGetsStart: "Behind `share`, a late subscriber still gets the start element."
    case .replayEndsWithTheSource: "A replay buffer is empty once the source has completed."
    case .retryOfShared: "`retry` behind `share` starts the source again, as it does without."
    case .retryCountsRetries: "`retry(2)` tries again twice after the first attempt."
    case .innerErrorStaysInside: "An error inside `flatMap` ends only the inner observable."
    case .subscribeOnMovesEvents: "`subscribe(on:)` decides where elements arrive."
    case .mainSchedulerIsAlwaysLater: "`MainScheduler.instance` always runs its work later."
    case .flatMapsAreAlike:
      "`flatMap`, `flatMapLatest`, `flatMapFirst` and `concatMap` can be swapped."
    case .combineLatestIsAtomic: "`combineLatest` never shows a state that mixes old and new."
    case .combiningWaitsAlike:
      "`zip`, `combineLatest` and `withLatestFrom` wait for the same things."
    case .observableOwnsSubscription:
      "A subscription ends when its observable or its variable goes away."
    case .bagForgets: "A bag lets go of a subscription as soon as it has ended."
    case .takeUntilNotifierCompletion: "`take(until:)` ends when its notifier completes."
    case .driveFromAnyThread: "`drive` may be called on any thread."
    case .driverIsSignal: "`Driver` and `Signal` give a new subscriber the same."
    case .relayCompletes: "A relay completes with what is bound to it, or when it goes away."
    case .relayTakesErrors: "An error can be bound to a relay."
    case .controlPropertySeesCode: "A control's property reports changes made by code."
    case .reentrancyIsSafe:
      "A subject can be sent events from its own subscriber without consequences."
    case .throttleIsDebounce: "`throttle` and `debounce` let the same elements pass."
    case .completableEmits: "Work in `flatMap` behind a `Completable` runs when it completes."
    case .bindDropsCompletion: "Binding to a subject hands over the elements only."
    case .actionRunsTwice: "An action runs again while it is running."
    case .signalsMayRecurse: "A signal can be sent a value while it delivers one."
    case .debugShowsAll: "`debug` shows the whole chain, and each event whole."
    case .sampleIgnoresTriggerEnd: "`sample` does nothing when its trigger completes."
    }
  }

  /// What is wrong with the name of a misconception in the markup; nil if there is one of that name.
  static func finding(about name: String) -> String? {
    if Misconception(rawValue: name) != nil { return nil }
    let names = allCases.map(\.rawValue)
    let advice = Suggestion.text(for: name, among: names) { $0 }
    return "there is no misconception `\(name)`; "
      + (advice ?? "known ones are " + names.map { "`\($0)`" }.joined(separator: ", "))
  }
}
