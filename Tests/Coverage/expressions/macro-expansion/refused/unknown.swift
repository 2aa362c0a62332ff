let x = #stringy(1)  // error: no macro named 'stringy'
