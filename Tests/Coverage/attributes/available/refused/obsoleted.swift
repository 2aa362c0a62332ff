@available(swift, obsoleted: 4)
func old() {}
old()  // error: 'old()' is unavailable
