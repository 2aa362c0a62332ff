// Types in a list are of the type of what their classes have in common.
protocol Plugin: AnyObject { init() }
class Base: Plugin { required init() {} }
final class First: Base {}
final class Second: Base {}
let types = [First.self, Second.self, Base.self]
print(types, type(of: types), [First.self, Second.self].map { $0.init() }.count)
// expect: [main.First, main.Second, main.Base] Array<Base.Type> 2
func show(_ types: [any Plugin.Type]) { print(types.map { type(of: $0.init()) }) }
show([First.self, Second.self, Base.self])
// expect: [main.First, main.Second, main.Base]
[First.self, Base.self].forEach { (type: any Plugin.Type) in print(type) }
// expect: First
// expect: Base
print([Int.self, String.self] as [Any.Type])
// expect: [Swift.Int, Swift.String]
