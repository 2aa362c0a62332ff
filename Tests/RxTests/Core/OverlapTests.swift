import Dispatch
import Rx
import Testing

/// Warnings of events that come before the one before has been sent.
///
/// Each test in a process of its own, since the switch is that of the whole process.
struct OverlapTests {
  @Test func anObserverThatSendsToItsSubject() async {
    await #expect(processExitsWith: .success) {
      Hooks.warnsOfOverlappingEvents = true
      Hooks.currentPosition = { "cycle.swift:7" }
      let (log, subject) = (DiagnosticsLog.shared, PublishSubject<Int>())
      Hooks.currentPosition = { "cycle.swift:9" }
      var received: [Int] = []
      _ = subject.subscribe(onNext: { element in
        if element < 3 { subject.onNext(element + 1) }
        received.append(element)
      })
      subject.onNext(0)
      #expect(received == [3, 2, 1, 0], "sent all the same")
      let warnings = log.lines(containing: "warning")
      #expect(warnings.count == 1, "once is enough")
      #expect(
        warnings.first == """
          warning: an observer sends to the observable that it observes
            Where to look: PublishSubject<Int>, created at cycle.swift:7, is sent an event at cycle.swift:9.
            What broke: the event is sent while the previous one is still being delivered. Later observers receive the two \
          in the wrong order.
            What it could mean: there is a cycle: an element leads to another element of the same observable. Without a \
          condition that ends it, it continues until the stack is full.
            What to do: break the cycle. If it is intended, deliver the event later: add \
          `observe(on: MainScheduler.asyncInstance)`, or another serial scheduler, to the cycle.
          """
      )
    }
  }

  @Test func twoThreadsThatSendAtATime() async {
    await #expect(processExitsWith: .success) {
      Hooks.warnsOfOverlappingEvents = true
      let log = DiagnosticsLog.shared
      let subject = PublishSubject<Int>()
      let (isInside, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      _ = subject.subscribe(onNext: { element in
        guard element == 1 else { return }
        isInside.signal()
        mayGo.wait()
      })
      let sent = Sent(subject)
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { sent.value.onNext(1) }
      isInside.wait()
      subject.onNext(2)
      mayGo.signal()
      group.wait()
      let warnings = log.lines(containing: "two threads send")
      #expect(warnings.count == 1)
      #expect(
        warnings.first?.contains("PublishSubject<Int> is sent an event. Set a breakpoint") == true
      )
    }
  }

  @Test func everySubjectNotices() async {
    await #expect(processExitsWith: .success) {
      Hooks.warnsOfOverlappingEvents = true
      let log = DiagnosticsLog.shared
      cycle(PublishSubject())
      cycle(ReplaySubject.create(bufferSize: 1))
      cycle(BehaviorSubject(value: 0))
      cycle(AsyncSubject())
      let warnings = log.lines(containing: "warning")
      #expect(warnings.filter { $0.contains("PublishSubject<Int>") }.count == 1)
      #expect(warnings.filter { $0.contains("ReplaySubject<Int>") }.count == 1)
      #expect(warnings.filter { $0.contains("AsyncSubject<Int>") }.count == 1)
      // The first event that a behavior subject's observer gets is the current one, which no code sends.
      #expect(!warnings.contains { $0.contains("BehaviorSubject") })
    }
  }

  @Test func aStopEventFromItsObserver() async {
    await #expect(processExitsWith: .success) {
      Hooks.warnsOfOverlappingEvents = true
      let log = DiagnosticsLog.shared
      let subject = BehaviorSubject(value: 0)
      _ = subject.subscribe(onNext: { if $0 == 1 { subject.onCompleted() } })
      subject.onNext(1)
      #expect(log.lines(containing: "BehaviorSubject<Int>").count == 1)
    }
  }

  @Test func aCreatedSequenceIsWatchedToo() async {
    await #expect(processExitsWith: .success) {
      Hooks.warnsOfOverlappingEvents = true
      let log = DiagnosticsLog.shared
      var input: AnyObserver<Int>?
      let source = Observable<Int>.create { observer in
        input = observer
        return Disposables.create()
      }
      _ = source.subscribe(onNext: { if $0 == 1 { input?.onNext(2) } })
      input?.onNext(1)
      #expect(log.lines(containing: "An observable of create").count == 1)
    }
  }

  @Test func eventsInOrderAndWhatWasMadeBeforeAreSilent() async {
    await #expect(processExitsWith: .success) {
      let log = DiagnosticsLog.shared
      let old = PublishSubject<Int>()
      Hooks.warnsOfOverlappingEvents = true
      let new = PublishSubject<Int>()
      _ = old.subscribe(onNext: { if $0 < 3 { old.onNext($0 + 1) } })
      _ = old.subscribe(new)
      _ = new.subscribe(onNext: { _ in })
      old.onNext(3)
      inParallel(2) { _ in }
      new.onNext(4)
      new.onCompleted()
      new.onNext(5)
      #expect(log.lines(containing: "warning").isEmpty)
    }
  }
}

/// Has the subject's observer answer the first element with another one.
private func cycle<Subject: SubjectType>(_ subject: Subject)
where Subject.Observer.Element == Int, Subject.Element == Int {
  let input = AnyObserver(subject.asObserver())
  var isFirst = true
  _ = subject.subscribe { _ in
    if isFirst {
      isFirst = false
      input.onNext(2)
    }
  }
  input.onNext(1)
  input.onCompleted()
}
