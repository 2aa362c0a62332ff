class Button {
  var title = "ok"
  func tap() -> String { "tap" }
}
#if canImport(ObjectiveC)
print("selectors")
#else
print("none")  // expect: none
#endif
// Without Objective-C, a function or key path does the same.
let tap = Button.tap, title = \Button.title
let button = Button()
print(tap(button)(), button[keyPath: title])  // expect: tap ok
