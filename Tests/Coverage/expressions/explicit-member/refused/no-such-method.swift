let n = [1, 2].summed()  // error: value of type '[Int]' has no member 'summed'
