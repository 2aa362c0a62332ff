func make<T>(_ value: T) -> T { 3 }  // error: cannot convert return expression of type 'Int' to return type 'T'
