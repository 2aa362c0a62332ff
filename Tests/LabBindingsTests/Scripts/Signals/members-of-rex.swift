// not compiled: spellings of older versions
import PlaygroundSupport
import ReactiveCocoa
import Result
import Rex
import UIKit

let field = UITextField()
field.placeholder = "name"
let greeting = UILabel()
let send = UIButton(type: .System)
send.setTitle("Send", forState: .Normal)
let name = MutableProperty("")
name <~ field.rex_textSignal
greeting.rex_text <~ name.producer.map { $0.isEmpty ? nil : "Hello, \($0)" }
greeting.rex_hidden <~ name.producer.map { $0.isEmpty }
send.rex_enabled <~ name.producer.map { $0.characters.count > 1 }
let page = UIView()
for part in [field, greeting, send] as [UIView] { page.addSubview(part) }
PlaygroundPage.current.liveView = page
print(greeting.isHidden, send.isEnabled)  // expect: true false
user.type("Bo", into: field)
print(greeting.text ?? "", greeting.isHidden, send.isEnabled)  // expect: Hello, Bo false true
