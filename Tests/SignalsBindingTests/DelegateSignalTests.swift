import Foundation
import HeadlessUI
import ReactiveSignals
import SignalsBinding
import Testing

/// What the screen tells the delegate of a view, as signals.
@MainActor
struct DelegateSignalTests {
  private final class Delegate: NSObject, UISearchBarDelegate {
    var log: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("delegate \(searchText)")
    }
  }

  @Test func aSearchBarSendsAfterItsDelegateWasTold() {
    onScreen {
      let bar = UISearchBar()
      let delegate = Delegate()
      bar.delegate = delegate
      bar.reactive.continuousTextValues.observeValues { delegate.log.append("signal \($0 ?? "")") }
      _ = bar.perform(.key(.character("a")))
      #expect(delegate.log == ["delegate a", "signal a"])
    }
  }

  @Test func aSearchBarSendsWithoutADelegate() {
    onScreen {
      var log: [String] = []
      let bar = UISearchBar()
      bar.reactive.searchButtonClicked.observeValues { log.append("search") }
      _ = bar.perform(.key(.return))
      #expect(log == ["search"])
    }
  }

  @Test func signalsOfAViewCompleteWithIt() {
    onScreen {
      var log: [String] = []
      var bar: UISearchBar? = UISearchBar()
      bar?.reactive.continuousTextValues.observe { log.append("\($0)") }
      bar = nil
      #expect(log == ["COMPLETED"])
    }
  }

  @Test func aDynamicPropertyKeepsItsLastValueAndDoesNotKeepItsObject() {
    onScreen {
      var label: UILabel? = UILabel()
      label?.text = "a"
      let property = label.map { DynamicProperty<String?>(object: $0, keyPath: "text") }
      property?.value = "b"
      #expect(label?.text == "b")
      label = nil
      #expect(property?.lifetime.hasEnded == true)
      #expect(property?.value == "b")
    }
  }
}
