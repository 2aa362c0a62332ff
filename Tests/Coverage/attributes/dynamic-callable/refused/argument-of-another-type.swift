@dynamicCallable
struct Join { func dynamicallyCall(withArguments parts: [String]) -> Int { parts.count } }
print(Join()(1))  // error: cannot convert value of type 'Int' to expected argument type 'String'
