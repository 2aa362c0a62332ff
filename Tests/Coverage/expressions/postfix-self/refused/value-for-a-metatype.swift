func name(_ type: Int.Type) -> String { "\(type)" }
print(name(3.self))  // error: cannot convert value of type 'Int' to expected argument type 'Int.Type'
