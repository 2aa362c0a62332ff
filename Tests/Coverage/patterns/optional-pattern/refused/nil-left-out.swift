let maybe: Int? = 4
switch maybe {  // error: switch must be exhaustive
case let n?: print(n)
}
