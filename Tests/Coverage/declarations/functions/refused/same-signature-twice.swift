func f(_ n: Int) -> Int { 1 }
func f(_ m: Int) -> Int { 2 }  // error: invalid redeclaration of 'f'
