print("before")
/* opened /* twice */ closed once  // error: unterminated '/*' comment
