class A {}
actor B: A {}  // error: actor types do not support inheritance
