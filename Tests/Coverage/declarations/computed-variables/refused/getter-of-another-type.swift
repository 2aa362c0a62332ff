struct A { var n: Int { "one" } }  // error: cannot convert return expression of type 'String' to return type 'Int'
