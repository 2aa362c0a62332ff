let list = [1, "two"]  // error: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
