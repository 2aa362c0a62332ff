let c: @convention(pascal) () -> Int = { 1 }  // error: convention 'pascal' not supported
