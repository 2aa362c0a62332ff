// What is no object is put into one where `AnyObject` is asked for.
class Kind {}
let object: AnyObject = Kind()
let number: Any = 1
print(object is AnyObject, (object as? AnyObject) != nil, number is AnyObject)
// expect: true true true

// An optional object is the object that it wraps, and the name of the type is an expression.
let kept: Kind? = Kind()
let gone: Kind? = nil
let missing: Int? = nil
func objectOf<T>(_ value: T) -> AnyObject? { value as? AnyObject }
print(kept as? AnyObject as Any, gone as? AnyObject as Any, (missing as? AnyObject) == nil)
print(objectOf(kept) === kept, AnyObject.self)
// expect: Optional(main.Kind) nil false
// expect: true AnyObject
var objects = Array([Kind() as AnyObject])
objects.append(Kind())
print(objects.count)
// expect: 2

// An array of anything keeps what is added to it.
var mixed: [Any] = []
mixed += [1, 2.5]
print(mixed)
// expect: [1, 2.5]
var fractions: [Double] = []
fractions += [1, 2]
print(fractions)
// expect: [1.0, 2.0]
