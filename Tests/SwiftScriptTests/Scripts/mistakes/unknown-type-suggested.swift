let x: Strng = "a"  // expect error: there is no type `Strng`
