import Dispatch
import Foundation
import ReactiveSignals
import Testing

struct SchedulerTests {
  let log = Log()
  let scheduler = TestScheduler()

  @Test func nothingRunsBeforeTheTimeAdvances() {
    scheduler.schedule(after: .seconds(2)) { [log] in log.note("2") }
    scheduler.schedule(after: .seconds(1)) { [log] in log.note("1a") }
    scheduler.schedule(after: .seconds(1)) { [log] in log.note("1b") }
    scheduler.schedule { [log, scheduler] in
      log.note("0")
      scheduler.schedule { log.note("nested") }
    }
    #expect(log.lines == [])
    scheduler.advance()
    #expect(log.take() == ["0", "nested"])
    scheduler.run()
    #expect(log.lines == ["1a", "1b", "2"])
  }

  @Test func repeatingWorkUntilItIsCancelled() {
    let work = scheduler.schedule(after: .seconds(1), interval: .seconds(2)) { [log, scheduler] in
      log.note("\(scheduler.currentDate.timeIntervalSinceReferenceDate)")
    }
    scheduler.advance(by: .seconds(5))
    work?.dispose()
    scheduler.advance(by: 5.0)
    #expect(log.lines == ["1.0", "3.0", "5.0"])
  }

  @Test func timersAndIntervals() {
    SignalProducer<Date, Never>.timer(interval: .seconds(1), on: scheduler).take(first: 2)
      .startWithValues { [log] in log.note("\($0.timeIntervalSinceReferenceDate)") }
    scheduler.advance(by: .seconds(5))
    #expect(log.take() == ["1.0", "2.0"])
    SignalProducer<String, Never>.interval(["a", "b"], interval: .seconds(1), on: scheduler)
      .start(log.observer())
    scheduler.advance(by: .seconds(2))
    #expect(log.take() == ["VALUE a", "VALUE b"])
    scheduler.advance(by: .seconds(1))
    #expect(log.take() == ["COMPLETED"])
    SignalProducer<Int, Never>.interval(.seconds(1), on: scheduler).take(first: 2)
      .startWithValues { [log] in log.note("\($0)") }
    scheduler.advance(by: .seconds(3))
    #expect(log.lines == ["0", "1"])
  }

  @Test func valuesAreHeldBackWhileAPropertyIsTrue() {
    let holds = MutableProperty(false)
    let (signal, input) = Signal<Int, Never>.pipe()
    let result = signal.throttle(while: holds, on: ImmediateScheduler())
    result.observe(log.observer())
    input.send(value: 1)
    holds.value = true
    input.send(value: 2)
    input.send(value: 3)
    #expect(log.take() == ["VALUE 1"])
    holds.value = false
    #expect(log.take() == ["VALUE 3"])
    holds.value = true
    input.send(value: 4)
    input.sendCompleted()
    #expect(log.lines == ["COMPLETED"])
  }

  @Test func queueSchedulerRunsInOrder() {
    let queue = QueueScheduler()
    nonisolated(unsafe) let log = log
    // What is cancelled must not have begun.
    queue.queue.suspend()
    queue.schedule { log.note("1") }
    queue.schedule { log.note("cancelled") }?.dispose()
    queue.schedule { log.note("2") }
    queue.queue.resume()
    queue.queue.sync {}
    #expect(log.lines == ["1", "2"])
  }

  @Test func queueSchedulerRunsLaterAndAgain() {
    let queue = QueueScheduler()
    let later = DispatchSemaphore(value: 0)
    let again = DispatchSemaphore(value: 0)
    queue.schedule(after: queue.currentDate) { later.signal() }
    let timer = SerialDisposable()
    timer.inner = queue.schedule(after: queue.currentDate, interval: .milliseconds(1)) {
      again.signal()
    }
    later.wait()
    again.wait()
    again.wait()
    timer.dispose()
  }

  @Test func valuesArriveOnTheQueue() {
    let result = SignalProducer<Int, Never>(0..<1000).observe(on: QueueScheduler())
      .start(on: QueueScheduler()).collect().first()
    #expect(result == .success(Array(0..<1000)))
  }

  @MainActor
  @Test func asynchronousAdvancesLetTasksRun() async throws {
    nonisolated(unsafe) let log = log
    let scheduler = scheduler
    let task = Task { @MainActor in
      try await scheduler.sleep(for: .seconds(2))
      log.note("woke at \(scheduler.currentDate.timeIntervalSinceReferenceDate)")
    }
    await scheduler.advance(by: .seconds(1))
    #expect(log.lines == [])
    await scheduler.advance(by: .seconds(1))
    try await task.value
    #expect(log.lines == ["woke at 2.0"])
  }

  @MainActor
  @Test func uiSchedulerRunsAtOnceOnTheMainThreadOnly() async {
    nonisolated(unsafe) let log = log
    let scheduler = UIScheduler()
    scheduler.schedule { [log] in
      log.note("1")
      scheduler.schedule { log.note("3") }
      log.note("2")
    }
    #expect(log.lines == ["1", "2"])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(log.lines == ["1", "2", "3"])
  }
}

@Suite(.serialized)
struct MisuseTests {
  @Test func valueFromAnObserverIsReportedAndDropped() {
    let before = Misuse.onMisuse
    defer { Misuse.onMisuse = before }
    let reports = Atomic(0)
    nonisolated(unsafe) let counted = reports
    Misuse.onMisuse = { _ in counted.modify { $0 += 1 } }
    let log = Log()
    let (signal, input) = Signal<Int, Never>.pipe()
    signal.observeValues { value in
      log.note("\(value)")
      if value == 1 { input.send(value: 2) }
    }
    input.send(value: 1)
    input.send(value: 3)
    #expect(log.lines == ["1", "3"])
    #expect(reports.value == 1)
    #expect(Misuse.valueFromObserver.description.contains("reentrantUnserializedPipe"))
  }
}
