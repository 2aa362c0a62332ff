struct A { init?(_ n: Int) {} ; func f() {} }
A(1).f()  // error: value of optional type 'A?' must be unwrapped to refer to member 'f' of wrapped base type 'A'
