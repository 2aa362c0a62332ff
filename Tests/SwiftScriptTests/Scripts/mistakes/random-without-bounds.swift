let far = Double.greatestFiniteMagnitude
print(Double.random(in: -far...far))  // expect error: There is no uniform distribution on an infinite range
