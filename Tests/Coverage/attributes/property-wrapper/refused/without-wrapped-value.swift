@propertyWrapper struct W { var value: Int }  // error: property wrapper type 'W' does not contain a non-static property named 'wrappedValue' [#PropertyWrappers]
