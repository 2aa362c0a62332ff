let same = true == false == true  // error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
