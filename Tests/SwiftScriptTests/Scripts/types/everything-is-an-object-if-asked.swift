// What is no object is put into one where `AnyObject` is asked for.
class Kind {}
let object: AnyObject = Kind()
let number: Any = 1
print(object is AnyObject, (object as? AnyObject) != nil, number is AnyObject)
// expect: true true true

// An array of anything keeps what is added to it.
var mixed: [Any] = []
mixed += [1, 2.5]
print(mixed)
// expect: [1, 2.5]
var fractions: [Double] = []
fractions += [1, 2]
print(fractions)
// expect: [1.0, 2.0]
