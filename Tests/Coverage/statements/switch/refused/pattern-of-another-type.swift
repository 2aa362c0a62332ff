let n = 3
switch n {
case "a": print("a")  // error: expression pattern of type 'String' cannot match values of type 'Int'
default: break
}
