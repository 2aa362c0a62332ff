let text = "abc"
print(text.uppercasd())  // expect error: value of type 'String' has no member 'uppercasd'
