@retroactive struct A {}  // error: attribute can only be applied to types, not declarations
