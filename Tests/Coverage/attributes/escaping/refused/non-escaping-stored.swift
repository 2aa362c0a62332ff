var kept: (() -> Void)?
func keep(_ f: () -> Void) { kept = f }  // error: assigning non-escaping parameter 'f' to an '@escaping' closure
