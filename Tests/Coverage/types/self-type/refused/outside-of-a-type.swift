func make() -> Self { 1 }  // error: global function cannot return 'Self'
