import Foundation
import HeadlessUI
import Testing

/// Ways between the scenes of a storyboard, and why a controller comes or goes.
struct SegueTests {
  final class Letter: UIViewController {
    var text = ""
  }

  final class List: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      guard segue.identifier == "letter", let letter = segue.destination as? Letter else { return }
      letter.text = "\(sender ?? "nothing")"
    }
  }

  @Test func aSeguePreparesAndPushes() {
    let screen = TestScreen()
    screen.run {
      Storyboard.segue("letter") { Letter() }
      let list = List()
      let navigation = UINavigationController(rootViewController: list)
      screen.session.show(navigation)
      list.performSegue(withIdentifier: "letter", sender: 7)
      #expect((navigation.topViewController as? Letter)?.text == "7")
    }
    #expect(screen.problems == [])
  }

  @Test func aSeguePresentsWithoutANavigationController() {
    let screen = TestScreen()
    screen.run {
      Storyboard.segue("letter") { Letter() }
      let list = List()
      screen.session.show(list)
      list.performSegue(withIdentifier: "letter", sender: nil)
      #expect((list.presentedViewController as? Letter)?.text == "nothing")
    }
  }

  @Test func anUnknownSegueSaysWhatToWrite() {
    let screen = TestScreen()
    screen.run { List().performSegue(withIdentifier: "shop", sender: nil) }
    #expect(
      screen.problems == [
        "`List` has no segue \"shop\"\nnote: say where it goes: `Storyboard.segue(\"shop\") { … }`"
      ]
    )
  }

  final class Traveller: UIViewController {
    let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
      self.note = note
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ moment: String) {
      let reasons = [
        (isMovingToParent, "added"), (isMovingFromParent, "removed"),
        (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
      ]
      note(([moment] + reasons.filter(\.0).map(\.1)).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { tell("comes") }
    override func viewDidAppear(_ animated: Bool) { tell("came") }
    override func viewWillDisappear(_ animated: Bool) { tell("goes") }
    override func viewDidDisappear(_ animated: Bool) { tell("went") }
  }

  @Test func aControllerKnowsWhyItComesAndGoes() {
    let screen = TestScreen([])
    screen.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      screen.session.show(navigation)
      let traveller = Traveller(screen.note)
      navigation.pushViewController(traveller, animated: true)
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.popViewController(animated: true)
      navigation.popViewController(animated: true)
      navigation.present(traveller, animated: true)
      navigation.dismiss(animated: true)
      #expect(!traveller.isBeingDismissed && !traveller.isMovingFromParent)
    }
    #expect(
      screen.log == [
        "comes added", "came added", "goes", "went", "comes", "came", "goes removed",
        "went removed", "comes presented", "came presented", "goes dismissed", "went dismissed",
      ]
    )
  }

  final class Judge: UIAlertViewDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func alertView(_ alertView: UIAlertView, clickedButtonAt index: Int) {
      note("clicked \(alertView.buttonTitle(at: index) ?? "")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex index: Int) {
      note("dismissed \(index == alertView.cancelButtonIndex)")
    }
  }

  @Test func anAlertViewTellsItsDelegateWhichButtonWasTapped() {
    let screen = TestScreen([.gesture])
    let judge = Judge(screen.note)
    screen.run {
      screen.session.show(UIViewController())
      let alert = UIAlertView(
        title: "Delete",
        message: "For good?",
        delegate: judge,
        cancelButtonTitle: "No",
        otherButtonTitles: "Yes"
      )
      alert.show()
      #expect(alert.isVisible)
      screen.hand.tap("Yes")
      #expect(!alert.isVisible)
      alert.show()
      screen.hand.tap("No")
    }
    #expect(
      screen.log == [
        "user: tap Yes", "clicked Yes", "dismissed false", "user: tap No", "clicked No",
        "dismissed true",
      ]
    )
  }
}
