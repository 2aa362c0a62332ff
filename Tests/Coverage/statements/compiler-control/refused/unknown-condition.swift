#if swift(5)  // error: 'swift' requires a single unlabeled argument for the version comparison (>= or <= a version)
print("a")
#endif
