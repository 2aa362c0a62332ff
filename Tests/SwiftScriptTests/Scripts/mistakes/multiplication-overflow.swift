let big = 4_000_000_000
print(big * 2)  // expect: 8000000000
print(big * big)  // expect error: arithmetic overflow
