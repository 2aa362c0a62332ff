print("a")
#else  // error: unexpected conditional compilation block terminator
print("b")
