let value: Any = "text"
print(value as! String)  // expect: text
print(value as! Int)  // expect error: could not cast `String` to `Int`
