let text = "abc"
print(text?.count as Any)  // error: cannot use optional chaining on non-optional value of type 'String'
