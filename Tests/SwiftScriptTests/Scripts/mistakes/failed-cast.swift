let value: Any = "text"
print(value as! String)  // expect: text
print(value as! Int)  // expect error: Could not cast value of type 'Swift.String' to 'Swift.Int'.
