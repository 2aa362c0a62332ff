let nothing = nil  // error: 'nil' requires a contextual type
