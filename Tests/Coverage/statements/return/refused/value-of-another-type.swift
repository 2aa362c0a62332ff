func f() -> Int { return "one" }  // error: cannot convert return expression of type 'String' to return type 'Int'
