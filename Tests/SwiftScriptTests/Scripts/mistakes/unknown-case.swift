enum Light { case red, green }
let l: Light = .red
print(l)  // expect: red
let m: Light = .gren  // expect error: the type `Light` has no member `gren`
