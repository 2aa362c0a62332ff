let f = { $0 }  // error: cannot infer type of closure parameter '$0' without a type annotation
