@available(*, unavailable, renamed: "walk()")
func run() {}
func walk() {}
run()  // error: 'run()' has been renamed to 'walk()'
