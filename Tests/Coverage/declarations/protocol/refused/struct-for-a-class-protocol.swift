protocol Owner: AnyObject {}
struct A: Owner {}  // error: non-class type 'A' cannot conform to class protocol 'Owner'
