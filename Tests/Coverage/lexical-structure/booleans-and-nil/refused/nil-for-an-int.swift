var n: Int = nil  // error: 'nil' cannot initialize specified type 'Int'
