let text: String? = "abc"
print(text!.count)
print(text.count)  // expect error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
