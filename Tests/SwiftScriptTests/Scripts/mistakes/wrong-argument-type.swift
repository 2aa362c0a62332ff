func length(_ s: String) -> Int { s.count }
print(length("abc"))
print(length(5))  // expect error: cannot convert value of type 'Int' to expected argument type 'String'
