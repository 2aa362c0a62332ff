struct Point { var x = 0 }
print(Point().z)  // error: value of type 'Point' has no member 'z'
