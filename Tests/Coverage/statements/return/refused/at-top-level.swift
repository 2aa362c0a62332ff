return 3  // error: return invalid outside of a func
