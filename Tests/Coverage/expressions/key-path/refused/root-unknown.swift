let p = \.count  // error: cannot infer key path type from context; consider explicitly specifying a root type
