import HeadlessUI
import Testing

/// Gestures in words.
struct SentenceTests {
  /// A screen with one of each.
  private func screen() -> TestScreen {
    let screen = TestScreen([.gesture])
    let rows = Rows([["RxSwift", "RxCocoa"]])
    let titles = Titles()
    screen.show {
      let add = UIButton(type: .system)
      add.setTitle("Add", for: .normal)
      let log = UIButton(type: .system)
      log.setTitle("Log in", for: .normal)
      let odd = UIButton(type: .system)
      odd.setTitle("Log in now", for: .normal)
      let search = UITextField()
      search.placeholder = "Search"
      let volume = UISlider()
      volume.accessibilityIdentifier = "volume"
      let pages = UISegmentedControl(items: ["First", "Second"])
      pages.accessibilityIdentifier = "pages"
      let count = UIStepper()
      count.accessibilityIdentifier = "count"
      let sizes = UIPickerView()
      sizes.accessibilityIdentifier = "sizes"
      sizes.dataSource = titles
      sizes.delegate = titles
      sizes[attachment: Self.keptTitles] = titles
      let table = UITableView()
      table.accessibilityIdentifier = "results"
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      table.dataSource = rows
      keep(rows, in: table)
      return [add, log, odd, search, volume, pages, count, sizes, table]
    }
    return screen
  }

  /// A table does not keep its data source.
  private func keep(_ rows: Rows, in table: UITableView) {
    table[attachment: Self.kept] = rows
  }
  private static let kept = AttachmentKey<Rows>()
  private static let keptTitles = AttachmentKey<Titles>()

  @Test(arguments: [
    ("tap Add", "user: tap Add"),
    ("tap \"Add\"", "user: tap Add"),
    ("tap Log in", "user: tap Log in"),
    ("tap Log in now", "user: tap Log in now"),
    (
      "type rx into Search",
      "user: focus on Search|user: key \"r\" in Search|user: key \"x\" in Search"
    ),
    ("focus Search", "user: focus on Search"),
    ("set volume to 0.4", "user: set volume to 0.4"),
    ("choose Second in pages", "user: choose Second in pages"),
    ("tap + in count", "user: step up count"),
    ("select RxCocoa", "user: select RxCocoa"),
    ("select (0, 1) in results", "user: select (0, 1) in results"),
    ("scroll results to RxCocoa", "user: scroll to RxCocoa in results"),
    ("pick 1 in sizes", "user: pick row 1 of component 0 in sizes"),
    ("pick Large in sizes", "user: pick Large in sizes"),
    ("pick Large in Small", "user: pick Large in Small"),
    ("travel 52.5, 13.4", "user: travel to 52.5, 13.4"),
  ])
  func `a sentence makes a gesture`(_ row: (sentence: String, log: String)) {
    let screen = screen()
    #expect(screen.hand.make(row.sentence) == nil)
    #expect(screen.log.joined(separator: "|") == row.log)
    #expect(screen.problems == [])
  }

  @Test(arguments: [
    ("tap Ad", "there is no \"Ad\" on the screen; it has: button \"Add\""),
    ("tap", "say what to tap: `tap Add`"),
    ("type rx into Serch", "there is no \"Serch\" on the screen"),
    ("press return", "no text input has the focus"),
    ("set volume to loud", "say what to set, and to which number: `set volume to 0.4`"),
    ("choose Third in pages", "there is no segment \"Third\"; there are \"First\", \"Second\""),
    ("select RxTest", "no row of results says \"RxTest\"; it shows \"RxSwift\", \"RxCocoa\""),
    ("pick Huge in sizes", "sizes has no row \"Huge\""),
    ("travel to Berlin", "say where to, in degrees north and east: `travel 52.5, 13.4`"),
    ("travel 91, 0", "say where to, in degrees north and east: `travel 52.5, 13.4`"),
    ("allow-location", "the program has not asked for the location"),
    ("shake it", "no gesture is called `shake`"),
  ])
  func `a refused sentence says what is there, and the hand is free`(
    _ row: (sentence: String, message: String)
  ) {
    let screen = screen()
    let problem = screen.hand.make(row.sentence)
    #expect(problem?.message.hasPrefix(row.message) == true, "\(problem?.message ?? "made")")
    #expect(screen.problems == [], "the session hears nothing of it")
    #expect(screen.hand.make("tap Add") == nil)
  }

  @Test(arguments: [
    ("tap ", "", ["Add", "Log in", "Log in now", "Search"]),
    ("type rx into ", "", ["Search"]),
    ("type rx into Se", "Se", ["Search"]),
    ("select ", "", ["RxSwift", "RxCocoa"]),
    ("choose ", "", ["First", "Second"]),
    ("choose First in ", "", ["First", "Second", "pages"]),
    ("scroll results to ", "", ["RxSwift", "RxCocoa"]),
    ("set ", "", ["volume"]),
  ])
  func `what is on the screen completes a sentence`(
    _ row: (sentence: String, typed: String, names: [String])
  ) {
    // The hand does not keep its session.
    let screen = screen()
    let found = withExtendedLifetime(screen) { screen.hand.completions(of: row.sentence) }
    #expect(found.typed == row.typed)
    #expect(row.names.allSatisfy(found.names.contains), "\(found.names)")
  }

  @Test func `a gesture that was refused is reported when the hand is free`() {
    let session = ScreenSession()
    defer { session.close() }
    session.run {
      let add = UIButton(type: .system)
      add.setTitle("Add", for: .normal)
      session.show(add)
    }
    // A host that gives up at a problem leaves the hand as it is then.
    var again: ScreenProblem?
    var isFirst = true
    session.onProblem = { [unowned session] problem in
      guard isFirst else {
        again = problem
        return
      }
      isFirst = false
      session.hand.tap("Add")
    }
    session.hand.tap("Ad")
    #expect(!isFirst)
    #expect(again == nil)
  }
}

/// A picker of two sizes.
private final class Titles: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { ["Small", "Large"][row] }
}
