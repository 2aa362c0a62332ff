let r = 1..."z"  // error: conflicting arguments to generic parameter 'Self' ('String' vs. 'Int')
