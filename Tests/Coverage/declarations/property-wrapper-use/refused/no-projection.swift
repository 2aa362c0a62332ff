@propertyWrapper struct W { var wrappedValue: Int }
struct A { @W var n = 1 }
print(A().$n)  // error: value of type 'A' has no member '$n'
