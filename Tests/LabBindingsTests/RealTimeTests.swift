import LabBindings
import ScriptSource
import Stage
import Synchronization
import Testing

/// Real time takes the decisions of virtual time.
struct RealTimeTests {
  @Test(arguments: [
    "throttle(.milliseconds(50), scheduler:",
    "throttle(.milliseconds(50), latest: false, scheduler:",
  ])
  func anOperatorDecidesOnTheSameNumbers(_ call: String) {
    let script = """
      import RxSwift
      let s = PublishSubject<Int>()
      _ = s.\(call) MainScheduler.instance).subscribe(onNext: { print($0) })
      for i in 0..<8 {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(i) * 0.017) {
          // Takes time of the wall clock, and none of the stage's.
          for _ in 0..<2_000 {}
          s.onNext(i)
        }
      }
      """
    let (virtual, real) = (printed(script, isRealTime: false), printed(script, isRealTime: true))
    #expect(virtual.count >= 3)
    #expect(real == virtual)
  }

  @Test func aWaitForADateEndsBehindATimerThatWasSetBefore() {
    let script = """
      import Foundation
      for round in 0..<3 {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { print("timer", round) }
        // Takes time of the wall clock, and none of the stage's.
        for _ in 0..<2_000 {}
        let end = Date().addingTimeInterval(0.02)
        for _ in 0..<2_000 {}
        RunLoop.main.run(until: end)
        print("waited", round)
      }
      """
    let expected = (0..<3).flatMap { ["timer \($0)", "waited \($0)"] }
    #expect(printed(script, isRealTime: false) == expected)
    #expect(printed(script, isRealTime: true) == expected)
  }

  private func printed(_ script: String, isRealTime: Bool) -> [String] {
    let lines = Mutex<[String]>([])
    var configuration = Lab.Configuration()
    configuration.isRealTime = isRealTime
    configuration.kinds = .printed
    configuration.sink = { record in
      if record.kind == .print { lines.withLock { $0.append(record.text) } }
    }
    _ = Lab(configuration).run(SourceFile(name: "test.swift", text: script))
    return lines.withLock { $0 }
  }
}
