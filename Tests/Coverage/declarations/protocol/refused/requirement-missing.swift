protocol Shape { func area() -> Int }
struct Square: Shape {}  // error: type 'Square' does not conform to protocol 'Shape'
