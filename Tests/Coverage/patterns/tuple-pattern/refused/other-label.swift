let named = (code: 4, text: "t")
if case (number: 4, text: let t) = named { print(t) }  // error: cannot convert value of type '(code: Int, text: String)' to specified type '(number: Int, text: String)'
