import Foundation
class Base { var id = 7; private var secret = "s" }
final class Derived: Base { let tags = ["a"]; weak var parent: Base? }
struct Money: CustomStringConvertible { let cents: Int; var description: String { "$\(cents)" } }
struct Word: CustomDebugStringConvertible { let text: String; var debugDescription: String { "<\(text)>" } }
class Plain {}
class Leaf: Plain { let value = 1 }
dump(Derived())
// expect: ▿ main.Derived #0
// expect:   ▿ super: main.Base
// expect:     - id: 7
// expect:     - secret: "s"
// expect:   ▿ tags: 1 element
// expect:     - "a"
// expect:   - parent: nil
dump(Money(cents: 6))
// expect: ▿ $6
// expect:   - cents: 6
dump([Word(text: "w")])
// expect: ▿ 1 element
// expect:   ▿ <w>
// expect:     - text: "w"
dump(Leaf())
// expect: ▿ main.Leaf #0
// expect:   - super: main.Plain
// expect:   - value: 1
print(1_234_567.formatted(), 1234.5.formatted(), 0.1.formatted())  // expect: 1,234,567 1,234.5 0.1
