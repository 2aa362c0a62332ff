import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
print(PlaygroundPage.current.needsIndefiniteExecution)  // expect: true
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("never") }
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("over")
  PlaygroundPage.current.finishExecution()
}
print("main")
// expect: main
// expect: over
