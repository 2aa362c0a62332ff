protocol Shape {}
struct Star: Shape { let points = 5 }
func make() -> some Shape { Star() }
print(make().points)  // error: value of type 'some Shape' has no member 'points'
