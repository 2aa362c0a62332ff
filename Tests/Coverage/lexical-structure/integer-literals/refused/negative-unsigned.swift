let count: UInt = -1  // error: negative integer '-1' overflows when stored into unsigned type 'UInt'
