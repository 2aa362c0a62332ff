struct Plain {}
func largest<T: Comparable>(_ list: [T]) -> T? { list.max() }
print(largest([Plain()]))  // error: global function 'largest' requires that 'Plain' conform to 'Comparable'
