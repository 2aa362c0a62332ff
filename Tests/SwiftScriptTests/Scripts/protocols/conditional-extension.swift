protocol Describable { var text: String { get } }
extension Int: Describable { var text: String { "#\(self)" } }
extension String: Describable { var text: String { "'\(self)'" } }
extension Array: Describable where Element: Describable { var text: String { "[" + map(\.text).joined(separator: " ") + "]" } }
extension Optional: Describable where Wrapped: Describable { var text: String { map(\.text) ?? "-" } }
print(1.text, "a".text, [1, 2].text, Optional(3).text, (nil as Int?).text)
// expect: #1 'a' [#1 #2] #3 -
let mixed: [any Describable] = [1, "b"]
print(mixed.map { $0.text })  // expect: ["#1", "\'b\'"]
