continue  // error: 'continue' is only allowed inside a loop
