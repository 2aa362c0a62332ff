import LabBindings
import ScriptSource
import Testing

/// Screens as their authors wrote them for Swift 3 and 4 and RxSwift 3 and 4: they run as they are.
struct SwiftThreeScreenTests {
  /// Runs a script and compares what it writes.
  private func expect(
    _ script: String,
    writes lines: [String],
    at location: SourceLocation = #_sourceLocation
  ) {
    let log = ScriptLog(script)
    #expect(log.mistakes.map(\.message) == [], sourceLocation: location)
    #expect(log.written == lines, sourceLocation: location)
  }

  @Test func aVariableIsADriverAndTakesWhatADriverSends() {
    expect(
      """
      let count = Variable(1)
      let copy = Variable(0)
      let last = Variable<Int?>(nil)
      let bag = DisposeBag()
      count.asDriver().map { $0 * 10 }.drive(copy).addDisposableTo(bag)
      count.asDriver().drive(last).addDisposableTo(bag)
      count.asObservable().map { $0 + 1 }.bindTo(last).dispose()
      count.value = 2
      print(copy.value, last.value ?? 0)
      """,
      writes: ["20 2"]
    )
  }

  @Test func theElementIsCalledE() {
    expect(
      """
      extension ObservableType where E == String {
        func shout() -> Observable<E> { return map { $0.uppercased() } }
      }
      extension ObservableConvertibleType {
        func with<O: ObservableType>(_ other: O) -> Observable<(E, O.E)> where O.E == Int {
          return Observable.zip(asObservable(), other) { ($0, $1) }
        }
      }
      func same<O: ObservableConvertibleType>(_ source: O) -> Observable<O.E> { return source.asObservable() }
      class Printer: ObserverType {
        typealias E = Int
        func on(_ event: Event<E>) { print(event) }
      }
      same(Observable.of("a")).shout().with(Observable.of(1)).subscribe(onNext: { print($0) }).dispose()
      Observable.of(1).subscribe(Printer()).dispose()
      """,
      writes: ["(\"A\", 1)", "next(1)", "completed"]
    )
  }

  @Test func anOverrideOfARenamedMethodIsCalled() {
    expect(
      """
      class Page: UIViewController {
        override func willMove(toParentViewController parent: UIViewController?) { print("will move", parent != nil) }
        override func didMove(toParentViewController parent: UIViewController?) { print("did move", parent != nil) }
      }
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(Page(), animated: false)
      navigation.popViewController(animated: false)
      """,
      writes: ["will move true", "did move true", "will move false", "did move false"]
    )
  }

  @Test func oneUnderscoreStandsForAllArguments() {
    expect(
      """
      import RxDataSources
      let dataSource = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>()
      dataSource.configureCell = { _, table, path, number in UITableViewCell() }
      dataSource.canMoveRowAtIndexPath = { _ in true }
      print(dataSource.canMoveRowAtIndexPath(dataSource, IndexPath(row: 0, section: 0)))
      """,
      writes: ["true"]
    )
  }

  @Test func aProgramOfTodayGivesEachArgumentItsUnderscore() {
    let log = ScriptLog("let both: (Int, Int) -> Bool = { _ in true }\nprint(both(1, 2))")
    #expect(
      log.mistakes.map(\.message) == [
        "contextual closure type '(Int, Int) -> Bool' expects 2 arguments, but 1 was used in closure body"
      ]
    )
  }

  @Test func theTypesOfRequestsAreFoundations() {
    expect(
      """
      class API {
        let URLSession: Foundation.URLSession
        init(URLSession: Foundation.URLSession) { self.URLSession = URLSession }
        static let shared = API(URLSession: Foundation.URLSession.shared)
        let home = Foundation.URL(string: "https://shop/tea")!
      }
      let bundle = Bundle(identifier: "shop")
      print(API.shared.URLSession === URLSession.shared, API.shared.home.path, bundle != nil)
      """,
      writes: ["true /tea true"]
    )
  }

  @Test func elementsThatAreNilAreLeftOutOfAFlatMap() {
    expect(
      """
      struct Tea {
        let name: String
        init?(json: [String: Any]) {
          guard let name = json["name"] as? String else { return nil }
          self.name = name
        }
      }
      let list: [[String: Any]] = [["name": "green"], ["size": 2]]
      print(list.flatMap(Tea.init).map { $0.name }, ["1", "x"].flatMap { Int($0) }, [[1], [2]].flatMap { $0 })
      """,
      writes: ["[\"green\"] [1] [1, 2]"]
    )
  }

  @Test func openingAnAddressIsNoSignOfSwift2() {
    let log = ScriptLog(
      """
      let pairs: [((AnyObject, AnyObject), AnyObject)] = [(("a" as AnyObject, "b" as AnyObject), "c" as AnyObject)]
      UIApplication.shared.openURL(URL(string: "https://shop")!)
      print(pairs.count)
      """
    )
    #expect(log.mistakes.map(\.message) == [])
    #expect(log.printed == ["1"])
  }

  @Test func aTimelineIsDrawnOnAView() {
    let log = ScriptLog(
      """
      class Timeline<E>: UIView, ObserverType where E: CustomStringConvertible {
        private var link: CADisplayLink?
        private var boxes: [(date: Date, label: UILabel)] = []
        override func willMove(toSuperview newSuperview: UIView?) {
          super.willMove(toSuperview: newSuperview)
          link = CADisplayLink(target: self, selector: #selector(update(_:)))
          link?.add(to: RunLoop.main, forMode: .commonModes)
        }
        override func draw(_ rect: CGRect) {
          UIColor.lightGray.set()
          UIRectFrame(CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: 1))
          UIGraphicsGetCurrentContext()?.strokePath()
          super.draw(rect)
        }
        func on(_ event: Event<E>) {
          guard case .next(let element) = event else { return }
          let label = UILabel()
          label.text = element.description
          label.sizeToFit()
          addSubview(label)
          boxes.append((Date(), label))
        }
        @objc func update(_ sender: CADisplayLink) {
          for box in boxes { box.label.frame.origin.x = CGFloat(Date().timeIntervalSince(box.date)) * -20 }
          if boxes.count == 2 {
            print(boxes.map { Int($0.label.frame.origin.x) })
            sender.invalidate()
          }
        }
      }
      let timeline = Timeline<Int>(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let source = Observable<Int>.interval(1, scheduler: MainScheduler.instance).take(2).replay(1)
      _ = source.subscribe(timeline)
      _ = source.connect()
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      host.addSubview(timeline)
      PlaygroundPage.current.liveView = host
      """,
      imports: "import UIKit; import RxSwift; import RxCocoa; import PlaygroundSupport\n"
    )
    #expect(log.mistakes.map(\.message) == [])
    #expect(log.printed == ["[-20, 0]"])
  }
}
