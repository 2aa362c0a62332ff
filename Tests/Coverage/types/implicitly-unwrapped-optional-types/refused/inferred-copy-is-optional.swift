let text: String! = "a"
let copy = text
print(copy.count)  // error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
