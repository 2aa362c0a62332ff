class Animal {}
class Dog: Animal {}
let a: Animal = Dog()
let d = a as Dog  // error: 'Animal' is not convertible to 'Dog'
