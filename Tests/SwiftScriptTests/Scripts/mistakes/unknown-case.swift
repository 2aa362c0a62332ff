enum Light { case red, green }
let l: Light = .red
print(l)
let m: Light = .gren  // expect error: type 'Light' has no member 'gren'
