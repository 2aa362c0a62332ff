struct S {}
extension S { var x = 1 }  // expect error: extensions must not contain stored properties
