print("tab\tback\\slash \"q\" \u{41}\u{42}", "a\nb".count, "\u{1F44D}")
// expect: tab	back\slash "q" AB 3 👍
print("it's", "\'x\'", "100%", "$5 #tag @me")  // expect: it's 'x' 100% $5 #tag @me
