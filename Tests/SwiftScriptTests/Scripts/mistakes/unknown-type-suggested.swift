let x: Strng = "a"  // expect error: cannot find type 'Strng' in scope
