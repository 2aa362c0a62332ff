struct A { init(_ n: Int) { if n < 0 { return nil } } }  // error: only a failable initializer can return 'nil'
