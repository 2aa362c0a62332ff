class A: A {}  // expect error: 'A' inherits from itself
