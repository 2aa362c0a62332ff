struct Plain {}
func describe<each T: Equatable>(_ value: repeat each T) {}
describe(1, Plain())  // error: global function 'describe' requires that 'Plain' conform to 'Equatable'
