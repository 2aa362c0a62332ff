protocol Shape {}
func f(_ s: some Shape) {}
f(3)  // error: global function 'f' requires that 'Int' conform to 'Shape'
