let named = (code: 4, text: "t")
let (text: p, code: q) = named
print(p, q)  // expect: t 4
let (a, b) = named
print(a, b)  // expect: 4 t
let (e, text: f) = named
print(e, f)  // expect: 4 t
switch named {
case (code: let x, text: let y): print(x, y)  // expect: 4 t
}
