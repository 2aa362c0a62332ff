class Base {
  var name = "base"
  var size: Int { get { stored } set { stored = newValue } }
  private var stored = 1
  func rename() { name = "renamed" }
}
class Middle: Base {}
class Watcher: Middle {
  var log = [String]()
  override var name: String {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)") }
  }
  override var size: Int { didSet { log.append("size \(oldValue) \(size)") } }
  init(silent: String) {
    super.init()
    name = silent
  }
}
let w = Watcher(silent: "quiet")
print(w.log)  // expect: ["will quiet", "did base"]
w.rename()
print(w.log.last!)  // expect: did quiet
w.size += 4
print(w.log.last!, w.log.count)  // expect: size 1 5 5
(w as Base).name = "through base"
print(w.log.count, w.name)  // expect: 7 through base
func change(_ text: inout String) { text += "!"; text += "?" }
change(&w.name)
print(w.log.suffix(2))  // expect: ["will through base!?", "did through base"]
