protocol Shape {}
struct A: Shape {}
struct B: Shape {}
func all(_ list: [some Shape]) {}
all([A(), B()])  // error: conflicting arguments to generic parameter 'some Shape' ('A' vs. 'B')
