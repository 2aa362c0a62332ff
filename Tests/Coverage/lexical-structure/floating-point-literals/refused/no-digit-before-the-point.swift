let half = .5  // error: '.5' is not a valid floating point literal; it must be written '0.5'
