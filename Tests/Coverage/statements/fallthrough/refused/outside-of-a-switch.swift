for _ in 1...2 { fallthrough }  // error: 'fallthrough' is only allowed inside a switch
