let s: Set<() -> Void> = []  // error: type '() -> Void' does not conform to protocol 'Hashable'
