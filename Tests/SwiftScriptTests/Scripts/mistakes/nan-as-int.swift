print(Int(Float.nan))  // expect error: `nan` doesn't fit into `Int`
