@available(*, unavailable)
func gone() {}
gone()  // error: 'gone()' is unavailable
