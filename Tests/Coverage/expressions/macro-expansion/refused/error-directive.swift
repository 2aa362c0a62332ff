#error("stop here")  // error: stop here
print(1)
