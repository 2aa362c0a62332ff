print("before")
break  // expect error: 'break' is only allowed inside a loop, if, do, or switch
