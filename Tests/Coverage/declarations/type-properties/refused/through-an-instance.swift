struct A { static var n = 1; func f() -> Int { n } }  // error: static member 'n' cannot be used on instance of type 'A'
