let text: String? = "abc"
print(text!.count)  // expect: 3
print(text.count)  // expect error: `count` is asked of an optional, `String?`
