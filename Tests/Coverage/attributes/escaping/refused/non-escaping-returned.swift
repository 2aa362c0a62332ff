func back(_ f: () -> Int) -> () -> Int { f }  // error: using non-escaping parameter 'f' in a context expecting an '@escaping' closure
