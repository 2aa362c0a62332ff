import LabBindings
import ScriptSource
import Testing

/// Members that a protocol leaves to choice are optionals, which are `nil` where a type has none.
struct OptionalMemberTests {
  private static let delegates = """
    @objc protocol MoverDelegate: AnyObject {
      @objc optional func didMove(_ x: Int)
      @objc optional func name(of x: Int) -> String
      @objc optional func name(of x: Int, in place: String) -> String
      @objc optional var title: String { get }
      func stop()
    }
    class Full: NSObject, MoverDelegate {
      func didMove(_ x: Int) { print("moved", x) }
      func name(of x: Int) -> String { "n\\(x)" }
      func name(of x: Int, in place: String) -> String { place + "\\(x)" }
      var title: String { "full" }
      func stop() { print("stop") }
    }
    class Bare: NSObject, MoverDelegate { func stop() { print("bare stop") } }
    class Mover { weak var delegate: MoverDelegate? }
    let mover = Mover()
    let full = Full(), bare = Bare()

    """

  private func lines(_ script: String) -> [String] {
    let log = ScriptLog("import UIKit\n" + Self.delegates + script)
    #expect(log.mistakes.map(\.message) == [])
    return log.written
  }

  @Test(arguments: [
    ("called", "mover.delegate?.didMove?(3)", ["moved 3"], []),
    ("with a result", "print(mover.delegate?.name?(of: 4) ?? \"none\")", ["n4"], ["none"]),
    (
      "chosen by its labels", "print(mover.delegate?.name?(of: 4, in: \"x\") ?? \"none\")", ["x4"],
      ["none"]
    ),
    ("read", "print(mover.delegate?.title ?? \"none\")", ["full"], ["none"]),
    ("as a value", "let f = mover.delegate?.didMove\nprint(f != nil)", ["true"], ["false"]),
    ("tested", "if mover.delegate?.didMove == nil { print(\"no\") }", [], ["no"]),
    ("required", "mover.delegate?.stop()", ["stop"], ["bare stop"]),
    (
      "asked for",
      "print(full.responds(to: #selector(MoverDelegate.didMove(_:))), bare.responds(to: #selector(MoverDelegate.didMove(_:))))",
      ["true false"], ["true false"]
    ),
  ])
  func aMemberOfAProtocolOfOnesOwnMayBeMissing(
    _ use: String,
    _ statement: String,
    _ full: [String],
    _ bare: [String]
  ) {
    #expect(lines("mover.delegate = full\n" + statement) == full, "\(use)")
    #expect(lines("mover.delegate = bare\n" + statement) == bare, "\(use)")
  }

  @Test func aCallThatInsistsCallsIt() {
    #expect(lines("let d: MoverDelegate = full\nd.didMove!(1)") == ["moved 1"])
    let log = ScriptLog(
      "import UIKit\n" + Self.delegates + "let d: MoverDelegate = bare\nd.didMove!(1)"
    )
    #expect(log.mistakes.count == 1)
  }

  @Test func theReceiverIsEvaluatedOnce() {
    #expect(
      lines("func find() -> MoverDelegate { print(\"found\"); return full }\nfind().didMove?(1)")
        == ["found", "moved 1"]
    )
  }

  @Test func aDelegateOfTheScreenMayLackAMessage() {
    #expect(
      lines(
        """
        class Taps: NSObject, UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) }
        }
        let (table, taps) = (UITableView(), Taps())
        table.delegate = taps
        table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        table.delegate?.scrollViewDidScroll?(table)
        print(table.delegate?.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)) == nil)
        """
      ) == ["row 2", "true"]
    )
  }

  @Test func aRequiredMessageIsNoOptional() {
    let log = ScriptLog(
      """
      import UIKit
      let table = UITableView()
      _ = table.dataSource?.tableView?(table, numberOfRowsInSection: 0)
      """
    )
    #expect(log.mistakes.count == 1)
  }
}
