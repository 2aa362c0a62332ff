func name<T>(_ type: T.Type) -> String { "\(T.self)" }
print(name(Int))  // error: expected member name or initializer call after type name
