protocol DownloadDelegate: AnyObject {
  func didStart(_ d: Download)
  func didFinish(_ d: Download, bytes: Int)
}
extension DownloadDelegate { func didStart(_ d: Download) { print("default start") } }
class Download {
  weak var delegate: DownloadDelegate?
  func run() { delegate?.didStart(self); delegate?.didFinish(self, bytes: 42) }
}
class Screen: DownloadDelegate {
  var bytes = 0
  func didFinish(_ d: Download, bytes: Int) { self.bytes = bytes; print("finished", bytes) }
  deinit { print("screen gone") }
}
let download = Download()
var screen: Screen? = Screen()
download.delegate = screen
download.run()
// expect: default start
// expect: finished 42
print(screen!.bytes)  // expect: 42
screen = nil  // expect: screen gone
download.run()
print(download.delegate == nil)  // expect: true
