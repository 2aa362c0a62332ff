import LabBindings
import ScriptModernizer
import ScriptSource
import Testing

/// Programs for a screen as their authors wrote them for RxSwift 2 to 4: they run as they are.
struct OldScreenTests {
  struct Program: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let lines: [String]

    init(_ name: String, _ text: String, _ lines: String...) {
      (self.name, self.text, self.lines) = (name, text, lines)
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Program(
      "variables are drivers, and drive variables",
      """
      import RxSwift
      import RxCocoa
      let bag = DisposeBag()
      let source = Variable(1), copy = Variable(0), last = Variable<Int?>(nil)
      source.asDriver().map { $0 * 10 }.drive(onNext: { print("drives", $0) }).disposed(by: bag)
      source.asDriver().drive(copy).disposed(by: bag)
      copy.asDriver().drive(last).disposed(by: bag)
      source.value = 2
      print(copy.value, last.value ?? -1)
      copy.asObservable().map { $0 + 1 }.bind(to: last).disposed(by: bag)
      print(last.value ?? -1)
      """,
      "drives 10",
      "drives 20",
      "2 2",
      "3"
    ),
    Program(
      "a page of Xcode 7 with AppKit's controls and a request",
      """
      import Cocoa
      import RxSwift
      import RxCocoa
      import XCPlayground
      XCPlaygroundPage.currentPage.needsIndefiniteExecution = true
      server.answer("GET", "/tea", after: .milliseconds(300)) { _ in .status(200, "green") }
      let field = NSTextField()
      let request = NSURLRequest(URL: NSURL(string: "https://shop/tea")!)
      NSURLSession.sharedSession().rx_response(request)
        .map { (data, response) in String(data: data, encoding: NSUTF8StringEncoding)! }
        .observeOn(MainScheduler.instance)
        .subscribe(field.rx_text)
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(1 * Double(NSEC_PER_SEC))), dispatch_get_main_queue()) {
        print(field.stringValue)
      }
      """,
      "curl -X GET ",
      "\"https://shop/tea\" -i -v",
      "Success (300ms): Status 200",
      "green"
    ),
    Program(
      "controls under their names of Swift 2",
      """
      let button = UIButton(type: .System)
      button.setTitle("Go", forState: .Normal)
      button.enabled = false
      button.hidden = true
      let cell = UITableViewCell(style: .Subtitle, reuseIdentifier: nil)
      cell.accessoryType = .DisclosureIndicator
      func describe(events: UIControlEvents) -> Bool { return events == .TouchUpInside }
      print(button.titleForState(.Normal)!, button.isEnabled, button.isHidden, describe(.TouchUpInside))
      print(NSIndexPath(forRow: 1, inSection: 2).row, CGRectMake(0, 0, 3, 4).width, UIColor.redColor() == .red)
      let event: Event<Void> = .Next()
      print(event)
      """,
      "Go false true true",
      "1 3.0 true",
      "Next(())"
    ),
    Program(
      "the types of controls before they were nested, with today's cases",
      """
      func named(_ style: UITableViewCellStyle, _ state: UIControlState) -> Bool { style == .default && state == .normal }
      print(named(.default, .normal), NSNotification.Name.UITextFieldTextDidChange == UITextField.textDidChangeNotification)
      """,
      "true true"
    ),
    Program(
      "what a table calls on a class of Swift 2",
      """
      class Menu: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          table.dataSource = self
          table.delegate = self
        }
        func numberOfSectionsInTableView(tableView: UITableView) -> Int { return 1 }
        func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 2 }
        func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .Default, reuseIdentifier: nil)
          cell.textLabel?.text = "row \\(indexPath.row)"
          return cell
        }
        func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {
          tableView.deselectRowAtIndexPath(indexPath, animated: true)
          print("selected", indexPath.row)
        }
      }
      XCPlaygroundPage.currentPage.liveView = Menu()
      user.tap("row 1")
      """,
      "selected 1"
    ),
    Program(
      "sections whose data source gets its closures afterwards, and whose items are wrapped",
      """
      let source = RxTableViewSectionedAnimatedDataSource<AnimatableSectionModel<String, Int>>()
      source.configureCell = { (_, table, path, item) in
        let cell = UITableViewCell(style: .Default, reuseIdentifier: nil)
        cell.textLabel?.text = "\\(item)"
        return cell
      }
      source.titleForHeaderInSection = { source, section in source.sectionAtIndex(section).model }
      let sections = Variable([AnimatableSectionModel<String, Int>(model: "tea", items: [3, 4])])
      let table = UITableView()
      XCPlaygroundPage.currentPage.liveView = table
      let bag = DisposeBag()
      sections.asObservable().bindTo(table.rx_itemsAnimatedWithDataSource(source)).addDisposableTo(bag)
      table.rx_modelSelected(IdentifiableValue<Int>).subscribeNext { print("chose", $0) }.addDisposableTo(bag)
      table.rx_itemSelected.subscribeNext { print(source.itemAtIndexPath($0).dynamicType) }.addDisposableTo(bag)
      user.select((0, 1), in: table)
      """,
      "chose 4",
      "IdentifiableValue<Int>"
    ),
    Program(
      "a section whose items are wrapped, made where its type is known",
      """
      let source = RxTableViewSectionedReloadDataSource<AnimatableSectionModel<String, IdentifiableValue<Int>>>()
      let tea: AnimatableSectionModel<String, IdentifiableValue<Int>> = .init(model: "tea", items: [3, 4])
      print(tea.items.map { $0.value })
      """,
      "[3, 4]"
    ),
    Program(
      "a text that is typed into, which is sent only where it changed",
      """
      let field = UITextField(), other = UITextField()
      let bag = DisposeBag()
      XCPlaygroundPage.currentPage.liveView = UIStackView(arrangedSubviews: [field, other])
      let both = Observable.combineLatest(field.rx_text, other.rx_text) { $0 + "/" + $1 }
      both.subscribeNext { print($0) }.addDisposableTo(bag)
      field.rx_text.asDriver().driveNext { print("driven", $0) }.addDisposableTo(bag)
      Observable.just("b").bindTo(other.rx_text).addDisposableTo(bag)
      user.type("a", into: field)
      user.tap(other)
      """,
      "/",
      "driven ",
      "a/",
      "driven a",
      "a/b"
    ),
    Program(
      "a driver whose throttle is what debounce is today",
      """
      let taps = PublishSubject<Int>()
      let bag = DisposeBag()
      taps.asDriver(onErrorJustReturn: 0).throttle(0.3).driveNext { print($0) }.addDisposableTo(bag)
      taps.onNext(1)
      taps.onNext(2)
      """,
      "2"
    ),
    Program(
      "a driver whose throttle got a scheduler",
      """
      let taps = PublishSubject<Int>()
      let bag = DisposeBag()
      taps.asDriver(onErrorJustReturn: 0)
        .throttle(0.3, scheduler: MainScheduler.instance)
        .drive(onNext: { print($0) })
        .disposed(by: bag)
      taps.onNext(1)
      taps.onNext(2)
      """,
      "1",
      "2"
    ),
    Program(
      "a throttle of a program whose other names are of RxSwift 4 passes the first element at once",
      """
      let texts = PublishSubject<String>()
      let label = UILabel()
      let bag = DisposeBag()
      texts.throttle(0.3, scheduler: MainScheduler.instance).bind(to: label.rx.text).addDisposableTo(bag)
      texts.onNext("a")
      print(label.text!)
      """,
      "a"
    ),
    Program(
      "a bound text of which only some elements are there",
      """
      let label = UILabel()
      let bag = DisposeBag()
      Observable.just("tea").bindTo(label.rx_text).addDisposableTo(bag)
      print(label.text!)
      """,
      "tea"
    ),
    Program(
      "a member of the program's own hides the older one",
      """
      extension UILabel {
        var rx_text: AnyObserver<String> {
          return UIBindingObserver(UIElement: self) { label, text in label.text = "own \\(text)" }.asObserver()
        }
      }
      let label = UILabel()
      let bag = DisposeBag()
      Observable.just("tea").bindTo(label.rx_text).addDisposableTo(bag)
      print(label.text!)
      """,
      "own tea"
    ),
    Program(
      "an elided line, and the element's old name",
      """
      extension ObservableType {
        func twice<R>(_ body: @escaping (E) -> R) -> Observable<R> {
          ...
          return self.flatMap { Observable.of(body($0), body($0)) }
        }
      ...
      }
      let bag = DisposeBag()
      Observable.of(1).twice { $0 + 1 }.subscribe(onNext: { print($0) }).addDisposableTo(bag)
      """,
      "2",
      "2"
    ),
    Program(
      "an operator on a line of its own is no elided line",
      """
      let range = 1
        ...
        3
      print(range)
      """,
      "1...3"
    ),
    Program(
      "a collection of Swift 2",
      """
      class Tile: UICollectionViewCell {}
      class Tiles: UIViewController, UICollectionViewDelegateFlowLayout {
        let tiles = UICollectionView(frame: CGRectZero, collectionViewLayout: UICollectionViewFlowLayout())
        let bag = DisposeBag()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(tiles)
          tiles.registerClass(Tile.self, forCellWithReuseIdentifier: "Tile")
          Observable.just(["tea", "milk"])
            .bindTo(tiles.rx_itemsWithCellIdentifier("Tile", cellType: Tile.self)) { (_, _, _) in }
            .addDisposableTo(bag)
          tiles.rx_modelSelected(String).subscribeNext { print($0) }.addDisposableTo(bag)
          tiles.rx_setDelegate(self).addDisposableTo(bag)
        }
        func collectionView(collectionView: UICollectionView, didSelectItemAtIndexPath path: NSIndexPath) {
          print("item", path.item)
        }
      }
      let page = Tiles()
      XCPlaygroundPage.currentPage.liveView = page
      user.select((0, 1), in: page.tiles)
      """,
      "item 1",
      "milk"
    ),
    Program(
      "a disposable by its old type",
      """
      func run() -> AnonymousDisposable { return AnonymousDisposable { print("gone") } }
      let made = Observable.using({ () -> AnonymousDisposable in run() }) { _ in Observable.just(1) }
      made.subscribeNext { print($0) }
      """,
      "1",
      "gone"
    ),
  ])
  func runsAsItStands(_ program: Program) {
    let log = ScriptLog(program.text, imports: "")
    #expect(log.mistakes.isEmpty, "\(log.mistakes.map(\.message))")
    #expect(log.writtenByProgram == program.lines)
  }

  @Test func anItemIsNotWhatWrapsIt() {
    let log = ScriptLog(
      """
      let source = RxTableViewSectionedAnimatedDataSource<AnimatableSectionModel<String, Int>>()
      source.configureCell = { (_, _, _, _) in UITableViewCell(style: .Default, reuseIdentifier: nil) }
      let table = UITableView()
      XCPlaygroundPage.currentPage.liveView = table
      let bag = DisposeBag()
      Observable.just([AnimatableSectionModel<String, Int>(model: "tea", items: [4])])
        .bindTo(table.rx_itemsAnimatedWithDataSource(source)).addDisposableTo(bag)
      table.rx_modelSelected(Int).subscribeNext { print($0) }.addDisposableTo(bag)
      user.select((0, 0), in: table)
      """,
      imports: ""
    )
    #expect(log.mistakes.map(\.message) == ["Failure converting from 4 to Int"])
  }

  static let offMain = """
    let label = UILabel()
    XCPlaygroundPage.currentPage.liveView = label
    let bag = DisposeBag()
    let work = ConcurrentDispatchQueueScheduler(globalConcurrentQueueQOS: .Background)
    Observable.just("tea").observeOn(work).bindTo(label.rx_text).addDisposableTo(bag)
    """

  @Test func aBindingOffMainStopsInRxSwift2() throws {
    let log = ScriptLog(Self.offMain, imports: "")
    let mistake = try #require(log.mistakes.first)
    #expect(mistake.message.hasPrefix("Executing on backgound thread. Please use `MainScheduler"))
    #expect(mistake.span?.line == 5)
  }

  @Test func aBindingOffMainGoesThereLater() {
    let log = ScriptLog(
      """
      let label = UILabel()
      PlaygroundPage.current.liveView = label
      let bag = DisposeBag()
      let work = ConcurrentDispatchQueueScheduler(qos: .background)
      Observable.just("tea").observeOn(work).bind(to: label.rx.text).disposed(by: bag)
      """,
      imports: ""
    )
    #expect(log.mistakes.isEmpty)
    #expect(log.written.contains("screen: label nil → \"tea\""))
  }

  @Test(arguments: [
    ("texts.bindTo(field.rx_text)", "texts.bind(to: field.rx.text)"),
    (
      "texts.asDriver(onErrorJustReturn: \"\").drive(field.rx_text)",
      "texts.asDriver(onErrorJustReturn: \"\").drive(field.rx.text)"
    ),
    ("field.rx_text.onNext(\"a\")", "field.rx.text.onNext(\"a\")"),
    ("let typed = field.rx_text", "let typed = field.rx.text.orEmpty.distinctUntilChanged()"),
    (
      "let typed = field.rx_text.asDriver()",
      "let typed = field.rx.text.orEmpty.asControlProperty().asDriver().distinctUntilChanged()"
    ),
    (
      "field.rx_text.subscribeNext { print($0) }",
      "field.rx.text.orEmpty.distinctUntilChanged().subscribe(onNext: { print($0) })"
    ),
  ])
  func aTextIsComparedOnlyWhereItIsRead(_ old: String, _ new: String) {
    let start = "let field = UITextField()\nlet texts = Observable.just(\"tea\")\n"
    #expect(ScriptProgram.modernization(of: start + old).text == start + new)
  }

  @Test func anOperatorWithOtherArgumentsTodayKeepsItsReceiver() {
    let old = "let a = Observable.of(1)\nlet b = a.takeUntil(.inclusive) { $0 == 1 }"
    #expect(
      ScriptProgram.modernization(of: old).text
        == "let a = Observable.of(1)\nlet b = a.take(until: { $0 == 1 }, behavior: .inclusive)"
    )
  }

  @Test func delegateMethodsAreWrittenAsToday() {
    let old = """
      func f() { observer.on(.Next(1)) }
      class C {
        func numberOfSectionsInTableView(tableView: UITableView) -> Int { return 1 }
        func tableView(tableView: UITableView, willDisplayCell cell: UITableViewCell, forRowAtIndexPath path: NSIndexPath) {}
        let chosen = #selector(UITableViewDelegate.tableView(_:didSelectRowAtIndexPath:))
      }
      """
    let today = ScriptProgram.modernization(of: old).text
    #expect(today.contains("func numberOfSections(in tableView: UITableView) -> Int"))
    #expect(
      today.contains(
        "func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path:"
      )
    )
    #expect(today.contains("#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))"))
  }
}
