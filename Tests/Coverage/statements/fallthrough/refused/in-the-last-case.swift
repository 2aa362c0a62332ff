switch 3 {
case 3: print("three")
default: fallthrough  // error: 'fallthrough' without a following 'case' or 'default' block
}
