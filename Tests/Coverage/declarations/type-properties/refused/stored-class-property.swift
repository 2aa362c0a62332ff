class A { class var n = 1 }  // error: class stored properties not supported in classes; did you mean 'static'?
