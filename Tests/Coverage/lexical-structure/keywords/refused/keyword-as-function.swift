func while() {}  // error: keyword 'while' cannot be used as an identifier here
