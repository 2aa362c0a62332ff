switch "a" {
case 1...9: print("digit")  // error: expression pattern of type 'ClosedRange<Int>' cannot match values of type 'String'
default: break
}
