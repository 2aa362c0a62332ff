let match = "a=1".wholeMatch(of: #/(?<key>\w)=\d/#)!
print(match.value)  // error: value of type 'Regex<(Substring, key: Substring)>.Match' has no dynamic member 'value' using key path from root type '(Substring, key: Substring)'
