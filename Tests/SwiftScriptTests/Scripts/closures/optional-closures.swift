var handler: ((String) -> Int)?
print(handler?("x") as Any)  // expect: nil
handler = { $0.count }
print(handler?("abc") as Any, handler!("ab"))  // expect: Optional(3) 2
class Button { var onTap: (() -> Void)?; func tap() { onTap?() } }
let button = Button()
button.tap()
var taps = 0
button.onTap = { taps += 1 }
button.tap()
button.tap()
button.onTap = nil
button.tap()
print(taps, button.onTap == nil)  // expect: 2 true
