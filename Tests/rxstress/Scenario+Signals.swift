import Foundation
import HeadlessUI
import ReactiveSignals
import SignalsBinding

extension Scenario {
  static var signals: [Scenario] {
    [
      Scenario(name: "<~ a label") { load in besideMain { target(load.forMain) } }
    ]
  }

  /// Threads set properties that are bound to a label, while other bindings of them come and go.
  private static func target(_ load: Load) -> [String] {
    let changes = UnguardedCounter()
    let label = onScreen { _ in UILabel() }
    let staying = label.reactive.makeBindingTarget { (_: UILabel, _: Int) in changes.value += 1 }
    let properties = (0..<load.threads).map { _ in MutableProperty(-1) }
    let bindings = properties.map { staying <~ $0 }
    load.play { thread, number in
      let property = properties[thread]
      let visitor = number % 64 == 0 ? label.reactive.text <~ property.map { "\($0)" } : nil
      property.value = number
      visitor?.dispose()
    }
    return onMain {
      for binding in bindings { binding?.dispose() }
      return expect("changes", changes.value, load.threads * (load.operations + 1))
    }
  }
}
