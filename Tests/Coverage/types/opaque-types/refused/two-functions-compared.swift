func one() -> some Equatable { 1 }
func two() -> some Equatable { 1 }
print(one() == two())  // error: conflicting arguments to generic parameter 'Self' ('some Equatable' (result type of 'one') vs. 'some Equatable' (result type of 'two'))
