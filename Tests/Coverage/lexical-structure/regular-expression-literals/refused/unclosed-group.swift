let r = #/(a|b/#  // error: cannot parse regular expression: expected ')'
