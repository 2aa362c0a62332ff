class A: A {}  // expect error: `A` can't inherit from itself
