class View { var tag = 0 }
class Label: View { var text = "label" }
protocol Themed: AnyObject { var theme: String { get } }
extension Themed where Self: View {
  var theme: String { "view \(tag)" }
  func retag(_ n: Int) { tag = n }
}
extension Label: Themed {}
let label = Label()
label.retag(4)
print(label.theme, (label as any Themed).theme)  // expect: view 4 view 4
struct Box<V> { var view: V }
extension Box where V: View { var tag: Int { view.tag } }
extension Box where V: Label { var text: String { view.text + "!" } }
print(Box(view: label).tag, Box(view: label).text, Box(view: View()).tag)  // expect: 4 label! 0
protocol Reusable { static var id: String { get } }
extension Reusable where Self: View { static var id: String { "\(Self.self)" } }
extension View: Reusable {}
print(View.id, Label.id)  // expect: View Label
protocol Child: View { var parent: String { get } }
class Button: View, Child { let parent = "window" }
func show(_ c: any Child) -> String { "\(c.parent) \(c.tag)" }
print(show(Button()))  // expect: window 0
