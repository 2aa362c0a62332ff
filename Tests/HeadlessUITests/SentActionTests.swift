import HeadlessUI
import Testing

/// An action without a target goes from the first responder, or else the sender, up to who has it.
struct SentActionTests {
  final class Page: UIViewController, SelectorPerforming {
    var saved = 0

    func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
      guard selector == "save" else { return false }
      saved += 1
      return true
    }
  }

  @Test func theNearestResponderThatHasItTakesIt() {
    let session = ScreenSession()
    session.run {
      let (page, field) = (Page(), UITextField())
      page.view.addSubview(field)
      session.show(page)
      let application = UIApplication.shared
      #expect(application.sendAction("save", to: nil, from: field, for: nil))
      #expect(!application.sendAction("save", to: nil, from: nil, for: nil))
      field.becomeFirstResponder()
      #expect(application.sendAction("save", to: nil, from: nil, for: nil))
      #expect(page.saved == 2)
      #expect(application.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
      #expect(!field.isFirstResponder)
      #expect(!application.sendAction("unknown", to: nil, from: field, for: nil))
    }
  }

  @Test func theDelegateOfTheApplicationComesLast() {
    final class Delegate: UIResponder, UIApplicationDelegate, SelectorPerforming {
      var count = 0
      func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        count += 1
        return true
      }
    }
    let session = ScreenSession()
    session.run {
      let (page, delegate) = (UIViewController(), Delegate())
      session.show(page)
      UIApplication.shared.delegate = delegate
      #expect(UIApplication.shared.sendAction("save", to: nil, from: page, for: nil))
      #expect(delegate.count == 1)
    }
  }
}
