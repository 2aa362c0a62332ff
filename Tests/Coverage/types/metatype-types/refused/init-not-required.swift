class Animal { init() {} }
let kind: Animal.Type = Animal.self
let made = kind.init()  // error: constructing an object of class type 'Animal' with a metatype value must use a 'required' initializer
