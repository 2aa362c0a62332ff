print("before")
break  // expect error: there is nothing here to `break` out of
