protocol DownloadDelegate: AnyObject {
  func didStart(_ name: String)
  func didFinish(_ name: String, bytes: Int)
}
extension DownloadDelegate { func didStart(_ name: String) { print("default start", name) } }
class Download {
  weak var delegate: DownloadDelegate?
  func run(_ name: String) {
    delegate?.didStart(name)
    delegate?.didFinish(name, bytes: name.count)
  }
}
class Screen: DownloadDelegate {
  var total = 0
  func didFinish(_ name: String, bytes: Int) {
    total += bytes
    print("finished", name, total)
  }
  deinit { print("screen goes") }
}
let download = Download()
var screen: Screen? = Screen()
download.delegate = screen
download.run("a.txt")
download.run("bb.txt")
screen = nil
download.run("c")
// expect: default start a.txt
// expect: finished a.txt 5
// expect: default start bb.txt
// expect: finished bb.txt 11
// expect: screen goes
print(download.delegate == nil)  // expect: true
