let named = (code: 404, text: "none")
print(named.status)  // error: value of tuple type '(code: Int, text: String)' has no member 'status'
