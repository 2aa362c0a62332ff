class A {}
class B: @unchecked A {}  // error: '@unchecked' cannot apply to non-protocol type 'A'
