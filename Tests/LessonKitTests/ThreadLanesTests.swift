import LessonKit
import Stage
import Synchronization
import Testing

struct ThreadLanesTests {
  private let script = """
    let lab = SerialDispatchQueueScheduler(internalSerialQueueName: "lab")
    print("begin")
    _ = Observable.of(1, 2).observe(on: lab).subscribe(onNext: { print("got \\($0)") })
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") }
    """

  @Test func columnsAndHops() {
    let lines = ThreadLanes(of: Lessons.story(script)).lines(ViewOptions(width: 40))
    #expect(
      lines.joined(separator: "\n") == """
        time main             worker 1 (lab)
        0s   begin
             └───────────────▶ h1
        0s                    got 1
        0s                    got 2
        1s   later

        h1 observe(on: lab) line 4: main → work…
        """
    )
  }

  @Test func tooManyThreadsForTheWidthAreNamedInFront() {
    let lines = ThreadLanes(of: Lessons.story(script)).lines(ViewOptions(width: 20))
    #expect(
      lines == [
        "0s [main] begin", "      main → worker…", "0s [worker 1] got 1", "0s [worker 1] got 2",
        "1s [main] later", "", "h1 observe(on: lab)…",
      ]
    )
  }

  @Test func hopsOfAnOperatorAndATimerAreOneRoute() throws {
    let hops = try Lessons.recording("hot-cold").story.hopRoutes
    #expect(
      hops.map(\.line) == [
        "h1 timer line 22: main → worker 1, 17 times",
        "h2 asyncAfter line 71: main → worker 1, 2 times",
      ]
    )
    let tracing = try Lessons.recording("thread-tracing").story.hopRoutes
    #expect(tracing.map(\.label) == (1...9).map { "h\($0)" })
    #expect(tracing[3].line == "h4 subscribe(on: kitchen) line 72: main → worker 1")
  }

  @Test func theLogShowsARouteOnce() throws {
    let records = try Lessons.recording("hot-cold").records
    let renderer = Format.console.renderer(clock: LogClock(), showsThreads: true)
    let hops = records.compactMap { renderer.line(for: $0) }.filter { $0.contains("→") }
    // Two cold counts, a hot one, and two requests.
    #expect(hops.count == 5)
  }

  @Test func `a thread has one name in all of a view`() {
    let script = "Thread.detachNewThread { DispatchQueue.main.async { print(1) } }"
    let lines = ThreadLanes(of: Lessons.story("import Foundation\n" + script)).lines(ViewOptions())
    #expect(lines[0].split(separator: " ") == ["time", "main", "worker", "1"])
    #expect(lines.last == "h2 async line 3: worker 1 → main")
  }
}
