// `exit` ends the run wherever its threads are, and no `defer` runs.
import Foundation

defer { print("never") }
DispatchQueue.global().async {
  defer { print("never") }
  print("exits")  // expect: exits
  exit(0)
}
Thread.sleep(forTimeInterval: 1)
print("never")
