struct Prefix { let text: String }
switch "swift" {
case Prefix(text: "sw"): print("sw")  // error: expression pattern of type 'Prefix' cannot match values of type 'String'
default: break
}
