#if canImport(ObjectiveC)
import ObjectiveC
#endif
class Button {
  #if canImport(ObjectiveC)
  @objc func tap() -> String { "tap" }
  #else
  func tap() -> String { "tap" }
  #endif
}
let button = Button()
let tap = button.tap
print(button.tap(), tap())  // expect: tap tap
