import ScriptSource
import Testing

/// What stands for a storyboard, and what the log says of it.
struct OutletTests {
  @Test func outletsOutsideOfClassesAreMade() {
    let log = ScriptLog(
      """
      @IBOutlet weak var name: UITextField!
      @IBOutlet weak var greeting: UILabel!
      let bag = DisposeBag()
      name.rx.text.orEmpty.map { "Hello " + $0 }.bind(to: greeting.rx.text).disposed(by: bag)
      user.type("a", into: "name")
      print(greeting.text!)
      """,
      imports: ""
    )
    #expect(log.mistakes.isEmpty)
    #expect(
      log.written == [
        "screen: made name (UITextField)", "screen: made greeting (UILabel)",
        "screen: greeting nil → \"Hello \"", "user: focus on name", "user: key \"a\" in name",
        "screen: greeting \"Hello \" → \"Hello a\"", "Hello a",
      ]
    )
  }

  @Test func anOutletWithAnObjectKeepsIt() {
    let log = ScriptLog(
      """
      @IBOutlet var label: UILabel! = UILabel()
      label.text = "own"
      print(label.text!)
      """,
      imports: ""
    )
    #expect(log.written == ["own"])
  }

  static let page = """
    class Page: UIViewController {
      @IBOutlet weak var table: UITableView!
      let bag = DisposeBag()
      override func viewDidLoad() {
        super.viewDidLoad()
        Observable.just(["tea"])
          .bind(to: table.rx.items(cellIdentifier: "Cell")) { _, text, cell in cell.textLabel?.text = text }
          .disposed(by: bag)
      }
    }
    """

  @Test func theTableOfAnOutletHasPlainCells() {
    let log = ScriptLog(
      Self.page + "\nPlaygroundPage.current.liveView = Page()\nuser.wait(0.1)\nuser.tap(\"tea\")",
      imports: ""
    )
    #expect(log.mistakes.isEmpty)
    #expect(log.written.first == "screen: made for Page: table (UITableView)")
  }

  @Test func theTableOfAProgramHasTheCellsThatItRegisters() {
    let log = ScriptLog(
      Self.page
        + """

        let own = UITableView()
        let page = Page()
        page.table = own
        page.view.addSubview(own)
        PlaygroundPage.current.liveView = page
        user.wait(0.1)
        """,
      imports: ""
    )
    #expect(log.mistakes.map(\.message) == ["unable to dequeue a cell with identifier Cell"])
  }

  @Test func whatIsNoViewIsPutWhereItIsHeld() {
    let log = ScriptLog(
      """
      class Page: UIViewController {
        @IBOutlet weak var add: UIBarButtonItem!
        @IBOutlet weak var press: UITapGestureRecognizer!
        @IBOutlet weak var bottom: NSLayoutConstraint!
        override func viewDidLoad() {
          super.viewDidLoad()
          print(navigationItem.rightBarButtonItem === add, view.gestureRecognizers?.first === press, view.constraints == [bottom])
          _ = add.rx.tap.subscribe(onNext: { print("added") })
          bottom.constant = 8
        }
      }
      PlaygroundPage.current.liveView = UINavigationController(rootViewController: Page())
      user.tap("add")
      """,
      imports: ""
    )
    #expect(log.mistakes.map(\.message) == [])
    #expect(log.printed == ["true true true", "added"])
  }

  @Test(arguments: [
    "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UITextView", "UISwitch",
    "UISlider",
    "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPageControl", "UIProgressView",
    "UIActivityIndicatorView", "UIPickerView", "UISearchBar", "UIImageView", "UIStackView",
    "UIScrollView", "UITableView", "UICollectionView", "UITabBar", "UINavigationBar",
  ])
  func anOutletOfEachClassCanBeShown(_ type: String) {
    let log = ScriptLog(
      """
      class Page: UIViewController {
        @IBOutlet weak var made: \(type)!
      }
      let page = Page()
      PlaygroundPage.current.liveView = page
      user.wait(0.1)
      print(page.made.window != nil)
      """,
      imports: ""
    )
    #expect(log.mistakes.map(\.message) == [])
    #expect(log.printed == ["true"])
  }
}
