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
      Hooks.currentPlace = { "cycle.swift:7" }
      let (log, subject) = (DiagnosticsLog.shared, PublishSubject<Int>())
      Hooks.currentPlace = { "cycle.swift:9" }
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
          warning: an observer sends to the sequence that it is listening to
            Where to look: PublishSubject<Int>, made at cycle.swift:7, is sent an event at cycle.swift:9.
            What broke: the event is sent before the one in progress has reached everybody. Observers behind this one see \
          the two in the wrong order.
            What it could mean: there is a cycle: what is made of the sequence's elements is fed back into it. Without a \
          condition that ends it, it goes on until the stack is full.
            What to do: break the cycle. If it is meant, let the event that is fed back wait for its turn: put \
          `observe(on: MainScheduler.asyncInstance)`, or a serial scheduler of your own, into the cycle.
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
        warnings.first?.contains("PublishSubject<Int> is sent an event. A breakpoint") == true
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
      // The first event that a behavior subject's observer gets is the current one, which nobody sends.
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
      #expect(log.lines(containing: "A sequence made by create").count == 1)
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
