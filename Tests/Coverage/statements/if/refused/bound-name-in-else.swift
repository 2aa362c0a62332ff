let text: String? = "a"
if let t = text { print(t) } else { print(t) }  // error: cannot find 't' in scope
