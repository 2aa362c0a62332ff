struct S {}
extension S { var x = 1 }  // expect error: an extension can't add a stored property
