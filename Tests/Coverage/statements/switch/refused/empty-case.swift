switch 3 {
case 1:  // error: 'case' label in a 'switch' must have at least one executable statement
default: print("other")
}
