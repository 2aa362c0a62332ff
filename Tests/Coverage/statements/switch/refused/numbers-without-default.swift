switch 3 {  // error: switch must be exhaustive
case 1: print("one")
case 2...9: print("more")
}
